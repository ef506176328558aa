import type { brunchDetailsForm } from '#domain/brunch/brunch-details';
import type { useSchemaForm } from '../../../ui/form/use-schema-form';

export type BrunchFieldsProps = {
  Field: ReturnType<typeof useSchemaForm<typeof brunchDetailsForm>>['Field'];
  keep: (name: string, value: string) => void;
};
