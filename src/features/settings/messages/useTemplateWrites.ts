import { useMessageTemplateRecords } from '@/data/settings/messageTemplates';
import { changedFields } from '@/domain/values/changedFields';
import {
  type MessageKind,
  messageKindLabels,
  type MessageTemplate,
  standardTemplates,
} from '@/domain/workshop/messageTemplate';
import { useToast } from '@/ui/notes/ToastContext';

/**
 * Saves the text of a kind of message; the standard text is no document. A toast offers an undo. `own` is the text
 * that the workshop has had so far.
 */
export function useTemplateWrites(kind: MessageKind) {
  const records = useMessageTemplateRecords();
  const toast = useToast();
  const label = `Texten ${messageKindLabels[kind]}`;

  function write(from: MessageTemplate | undefined, to: MessageTemplate | undefined) {
    if (from && to) records.update(label, kind, changedFields(from, to), from);
    else if (to) records.create(label, to, kind);
    else records.remove(label, kind);
  }

  return (own: MessageTemplate | undefined, draft: MessageTemplate) => {
    const next = isSame(draft, standardTemplates[kind]) ? undefined : draft;
    if (own === next || (own && next && isSame(own, next))) return;
    write(own, next);
    toast(`${label} är ${next ? 'ändrad' : 'återställd'}.`, () => write(next, own));
  };
}

function isSame(one: MessageTemplate, other: MessageTemplate): boolean {
  return one.subject === other.subject && one.text === other.text;
}
