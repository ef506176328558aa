import type { brunchDetailsForm } from '#domain/brunch/brunch-details';
import type { useSchemaForm } from '../../../ui/form/use-schema-form';

/** What the parts of the details' form are made with. */
export type BrunchFieldsProps = {
  Field: ReturnType<typeof useSchemaForm<typeof brunchDetailsForm>>['Field'];
  keep: (name: string, value: string) => void;
};
