import { type ReactNode, useState } from 'react';
import { flatten, type GenericSchema, safeParse } from 'valibot';
import { Alert } from './Alert';
import { type FieldErrors, Form } from './Form';

/**
 * A form over one schema: `read` picks the values out of the fields, each field's name is the path of its
 * value in the schema (`address.postcode`), and `onSave` gets the parsed draft. Nothing waits for the save,
 * so there is no pending state.
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
  // The fault of the draft as a whole, which belongs to no single field.
  const [fault, setFault] = useState('');

  function check(data: FormData): FieldErrors {
    const result = safeParse(schema, read(data));
    if (result.success) return {};
    setFault(flatten(result.issues).root?.[0] ?? '');
    const messages = Object.entries(flatten(result.issues).nested ?? {});
    return Object.fromEntries(messages.map(([path, texts]) => [path, texts?.[0] ?? '']));
  }

  function save(data: FormData) {
    const result = safeParse(schema, read(data));
    if (!result.success) return;
    setFault('');
    onSave(result.output);
  }

  return (
    <Form
      pending={false}
      message={fault && <Alert kind="trouble">{fault}</Alert>}
      check={check}
      onSubmit={save}
    >
      {children}
    </Form>
  );
}
