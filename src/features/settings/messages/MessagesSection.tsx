import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import {
  type MessageTemplates,
  useMessageTemplateRecords,
  useMessageTemplates,
} from '@/data/settings/messageTemplates';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canManageWorkshop } from '@/domain/workshop/member';
import {
  type MessageKind,
  messageKindLabels,
  messageKinds,
  standardTemplates,
} from '@/domain/workshop/messageTemplate';
import { Chip } from '@/ui/controls/Chip';
import { ListRow } from '@/features/settings/frame/ListRow';
import rowStyles from '@/features/settings/frame/ListRow.module.css';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import { MessageDialog } from './MessageDialog';
import { MessagePreview } from './MessagePreview';
import styles from './MessagesSection.module.css';

/** The texts of the messages to customers, each as a customer would read it. */
export function MessagesSection() {
  const live = useMessageTemplates();
  const { remove } = useMessageTemplateRecords();
  const mayChange = canManageWorkshop(useWorkshop().role);
  const [editing, setEditing] = useState<{ kind: MessageKind; own: MessageTemplates }>();

  return (
    <>
      <SectionHead title="Meddelanden">
        {mayChange
          ? 'Texterna som ni skickar till kunder, som sms eller mejl. Här är de ifyllda med ett exempel.'
          : 'Bara ägare kan ändra här.'}
      </SectionHead>
      <LiveList
        live={live.kind === 'ready' ? { ...live, data: [live.data] } : live}
        noun={['text', 'texter']}
        unreadable={(id) => ({
          id,
          one: 'Text',
          the: 'texten',
          consequence: 'Standardtexten används i stället.',
          onRemove: mayChange ? () => remove(`Texten ${id}`, id) : undefined,
        })}
        empty={null}
      >
        {([own]) => (
          <ul tabIndex={-1} className={rowStyles.list}>
            {messageKinds.map((kind) => (
              <ListRow
                key={kind}
                name={messageKindLabels[kind]}
                onEdit={mayChange && own ? () => setEditing({ kind, own }) : undefined}
              >
                <div className={styles.row}>
                  <p className={styles.name}>
                    {messageKindLabels[kind]}
                    {own?.has(kind) && <Chip kind="good">Egen text</Chip>}
                  </p>
                  <MessagePreview
                    kind={kind}
                    template={own?.get(kind) ?? standardTemplates[kind]}
                  />
                </div>
              </ListRow>
            ))}
          </ul>
        )}
      </LiveList>
      {editing && (
        <MessageDialog
          kind={editing.kind}
          own={editing.own.get(editing.kind)}
          now={(live.kind === 'ready' ? live.data : editing.own).get(editing.kind)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
