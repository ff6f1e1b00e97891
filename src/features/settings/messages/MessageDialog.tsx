import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type MessageField,
  messageFields,
  type MessageKind,
  messageKindLabels,
  type MessageTemplate,
  messageTemplateDraft,
  standardTemplates,
} from '@/domain/workshop/messageTemplate';
import { changedFields } from '@/domain/values/changedFields';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/fields/Field';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { textOf } from '@/ui/behaviour/textOf';
import { OwnerDialog } from '@/features/settings/frame/OwnerDialog';
import styles from './MessageDialog.module.css';
import { MessagePreview } from './MessagePreview';
import { useTemplateWrites } from './useTemplateWrites';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Changes the text of one kind of message; `own` is the workshop's own text when the form was opened and `now` as it is,
 * both undefined for the standard text.
 */
export function MessageDialog({
  kind,
  own,
  now,
  onClose,
}: {
  kind: MessageKind;
  own: MessageTemplate | undefined;
  now: MessageTemplate | undefined;
  onClose: () => void;
}) {
  const save = useTemplateWrites(kind);
  const standard = standardTemplates[kind];
  const former = own ?? standard;
  const [template, setTemplate] = useState(former);
  const fields = useRef<HTMLDivElement>(null);
  // The field in which a name is put: the one where the user was last.
  const last = useRef<Control>(null);

  function put(field: MessageField) {
    const control = last.current ?? fields.current?.querySelector('textarea');
    if (!control) return;
    const { selectionStart, selectionEnd, value } = control;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const name = `{${field}}`;
    const text = `${value.slice(0, from)}${name}${value.slice(to)}`;
    flushSync(() => setTemplate({ ...template, [control.name]: text }));
    control.focus();
    control.setSelectionRange(from + name.length, from + name.length);
  }

  return (
    <OwnerDialog
      title={`Ändra texten ”${messageKindLabels[kind]}”`}
      schema={messageTemplateDraft}
      read={(data) => ({ subject: textOf(data, 'subject'), text: textOf(data, 'text') })}
      edited={{
        collection: 'messageTemplates',
        id: kind,
        label: `Texten ${messageKindLabels[kind]}`,
        former,
        now: now ?? standard,
      }}
      onSave={(draft, base = former) => {
        const changed = changedFields(base, draft);
        if (Object.keys(changed).length > 0) save(now, { ...(now ?? standard), ...changed });
      }}
      onRemove={undefined}
      onClose={onClose}
    >
      <div ref={fields} className={styles.fields}>
        <Field
          label="Ämne i mejl"
          name="subject"
          value={template.subject}
          onFocus={({ target }) => (last.current = target)}
          onChange={({ target }) => setTemplate({ ...template, subject: target.value })}
          autoComplete="off"
          aria-required
        />
        <TextAreaField
          label="Text"
          name="text"
          hint="En rad där en uppgift saknas tas inte med."
          value={template.text}
          onFocus={({ target }) => (last.current = target)}
          onChange={({ target }) => setTemplate({ ...template, text: target.value })}
          rows={8}
          aria-required
        />
      </div>
      <div className={styles.names} role="group" aria-label="Uppgifter att fylla i">
        <p>Uppgifter som fylls i. Tryck på en för att lägga till den:</p>
        {messageFields.map((field) => (
          <button key={field} type="button" onClick={() => put(field)}>{`{${field}}`}</button>
        ))}
      </div>
      <section className={styles.example} aria-label="Exempel">
        <h3>Exempel</h3>
        <MessagePreview kind={kind} template={template} />
      </section>
      <div>
        <Button onClick={() => setTemplate(standard)}>Återställ till standardtexten</Button>
      </div>
    </OwnerDialog>
  );
}
