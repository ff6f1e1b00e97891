import { useReach } from '@/data/sync/StoreContext';
import { fetchedOf, type Live } from '@/domain/values/live';
import { parseStored } from '@/domain/values/stored';
import {
  type MessageKind,
  messageKinds,
  type MessageTemplate,
  messageTemplateDraft,
} from '@/domain/workshop/messageTemplate';
import { useRecords } from './records';
import { useSettings } from './workshopList';

/** The texts that a workshop has written itself; a kind that is missing has its standard text. */
export type MessageTemplates = ReadonlyMap<MessageKind, MessageTemplate>;

/** Watches the texts of the current workshop; loading until it is known which of them are its own. */
export function useMessageTemplates(): Live<MessageTemplates> {
  const live = useSettings('messageTemplates');
  const reach = useReach();
  if (live.kind !== 'ready') return live;
  const fetched = fetchedOf(live, live.data.length === 0, reach);
  if (fetched === 'loading') return { kind: 'loading' };
  const data = new Map(
    messageKinds.flatMap((kind) => {
      const own = live.data.find(({ id }) => id === kind)?.data;
      return own ? [[kind, parseStored(messageTemplateDraft, own)] as const] : [];
    }),
  );
  return { ...live, data };
}

/** Creates, changes and deletes the texts; the ids are the kinds. */
export const useMessageTemplateRecords = () => useRecords<MessageTemplate>('messageTemplates');
