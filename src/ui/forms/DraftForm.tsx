import { type ReactNode, useRef, useState } from 'react';
import { flatten, type GenericSchema, safeParse } from 'valibot';
import { Alert } from '@/ui/notes/Alert';
import { type FieldErrors, Form } from './Form';

/**
 * A form over one schema: `read` picks the values out of the fields, each field's name is the path of its value in the schema
 * (`address.postcode`), and `onSave` gets the parsed draft. The form does not wait for the save, so there is no pending state.
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
  // The form submits what it has just checked.
  const parsed = useRef<{ draft: T } | null>(null);

  function check(data: FormData): FieldErrors {
    const result = safeParse(schema, read(data));
    parsed.current = result.success ? { draft: result.output } : null;
    if (result.success) return {};
    setFault(flatten(result.issues).root?.[0] ?? '');
    const messages = Object.entries(flatten(result.issues).nested ?? {});
    return Object.fromEntries(messages.map(([path, texts]) => [path, texts?.[0] ?? '']));
  }

  function save() {
    if (!parsed.current) return;
    setFault('');
    onSave(parsed.current.draft);
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
