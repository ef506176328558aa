import type { brunchDetailsForm } from '#domain/brunch/brunch-details';
import type { useSchemaForm } from '../../../ui/form/use-schema-form';

export type BrunchFieldsProps = {
  Field: ReturnType<typeof useSchemaForm<ReturnType<typeof brunchDetailsForm>>>['Field'];
  keep: (name: string, value: string) => void;
};
