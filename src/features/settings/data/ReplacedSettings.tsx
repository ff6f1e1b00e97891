import { ReplacedList } from '@/components/ReplacedList';
import {
  mostReplacedSettings,
  useReplacedSettingRecords,
  useReplacedSettings,
} from '@/data/record/replacedSettings';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { ReplacedSettingFields } from '@/domain/record/replacedSetting';
import { entriesOf } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { Button } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import styles from './DataSection.module.css';

/** The texts of settings that were not chosen after two people had changed the same one; null without any. */
export function ReplacedSettings() {
  const texts = entriesOf(useReplacedSettings());
  const mayRemove = canManageWorkshop(useWorkshop().role);
  const records = useReplacedSettingRecords();
  const toast = useToast();
  if (texts.length === 0) return null;

  function remove(id: string, { label, text, writtenBy }: ReplacedSettingFields) {
    const what = `Den ersatta texten om ${label}`;
    records.remove(what, id);
    toast(`${what} är borttagen.`, () => records.restore(what, id, { label, text, writtenBy }));
  }

  return (
    <div className={styles.replaced}>
      <ReplacedList
        title="Ersatta inställningar"
        heading="h3"
        lead={
          <p>
            När två har ändrat samma inställning finns det som inte valdes kvar här
            {texts.length === mostReplacedSettings && `, de ${mostReplacedSettings} senaste`}.
          </p>
        }
        replaced={texts.map(({ id, data }) => ({ ...data, id, about: data.label }))}
        actions={({ id, about, ...setting }) =>
          mayRemove && (
            <Button
              aria-label={`Ta bort den ersatta texten om ${about}`}
              onClick={() => remove(id, setting)}
            >
              Ta bort
            </Button>
          )
        }
      />
    </div>
  );
}
