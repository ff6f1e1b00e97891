import type { ReactNode } from 'react';
import { flatten, type GenericSchema, safeParse } from 'valibot';
import { type FieldErrors, Form } from '@/ui/Form';

/**
 * A form over one schema: `read` picks the values out of the fields, each field's name is the path
 * of its value in the schema (`address.postcode`), and `onSave` gets what the schema made of them.
 * Saving is never waited for, so there is no pending state.
 */
export function DraftForm<T>({
  schema,
  read,
  onSave,
  children,
}: {
  schema: GenericSchema<unknown, T>;
  read: (data: FormData) => unknown;
  onSave: (draft: T) => void;
  children: ReactNode;
}) {
  function check(data: FormData): FieldErrors {
    const result = safeParse(schema, read(data));
    if (result.success) return {};
    const messages = Object.entries(flatten(result.issues).nested ?? {});
    return Object.fromEntries(messages.map(([path, texts]) => [path, texts?.[0] ?? '']));
  }

  function save(data: FormData) {
    const result = safeParse(schema, read(data));
    if (result.success) onSave(result.output);
  }

  return (
    <Form pending={false} message={null} check={check} onSubmit={save}>
      {children}
    </Form>
  );
}
