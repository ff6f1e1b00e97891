import { useState } from 'react';
import { useOrderRecords } from '@/data/orders/orderRecords';
import { type Damage, damageText, parseDamage } from '@/domain/order/damage';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { damageEdit } from '@/domain/order/orderEdit';
import type { Entry } from '@/domain/values/live';
import { useToast } from '@/ui/notes/ToastContext';
import orderStyles from '@/components/orders/Order.module.css';
import { useTakenAway } from '@/features/orders/frame/useTakenAway';
import { DamageDialog } from './DamageDialog';
import { type AskedDamage, DamageMap } from './DamageMap';

/** The damages of an order's car, which people put on its outline. */
export function DamageCard({
  entry: { id, data },
  mayWrite,
}: {
  entry: Entry<WorkOrder>;
  mayWrite: boolean;
}) {
  const [asked, setAsked] = useState<AskedDamage | null>(null);
  const { change, newLineIds } = useOrderRecords();
  const toast = useToast();
  const lost = useTakenAway(data, false);

  function write(key: string, damage: Damage | null, told: string) {
    const former = parseDamage(data.damages[key] ?? '');
    const label = `Arbetsordern ${orderName(id)}`;
    change(label, id, damageEdit(key, former, damage));
    toast(told, () => change(label, id, damageEdit(key, damage, former)));
  }

  return (
    <section className={orderStyles.card} aria-labelledby="damages">
      <h2 id="damages">Skador på bilen</h2>
      <DamageMap damages={data.damages} onAsk={mayWrite ? setAsked : null} />
      {asked && (
        <DamageDialog
          asked={asked}
          lost={lost}
          onSave={(damage) => {
            const [fresh = ''] = newLineIds(1);
            const done = asked.entry ? 'är ändrad' : 'är utmärkt';
            write(asked.entry?.id ?? fresh, damage, `${damageText(damage)} ${done}.`);
          }}
          onRemove={() => {
            if (!asked.entry) return;
            const { id: key, damage } = asked.entry;
            write(key, null, `${damageText(damage)} är borttagen.`);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
