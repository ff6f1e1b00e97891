import { useEffect, useRef, useState } from 'react';
import { PageFormGuard } from '@/components/PageFormGuard';
import { useParts } from '@/data/orders/parts';
import { useServices } from '@/data/settings/services';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { freeLine } from '@/domain/order/freeLine';
import { formatQuantity, type LineDraft } from '@/domain/order/lineDraft';
import type { WorkOrder } from '@/domain/order/order';
import { lineLimits } from '@/domain/order/orderLine';
import { lineOfPart, type Part } from '@/domain/part/part';
import { findParts } from '@/domain/part/partSearch';
import { lineOfService } from '@/domain/order/serviceLine';
import { formatDuration } from '@/domain/values/duration';
import { type Entry, entriesOf, fetchedOf } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { singleLine } from '@/domain/values/typedText';
import type { Service } from '@/domain/workshop/service';
import { findServices } from '@/domain/workshop/serviceSearch';
import { Combobox } from '@/ui/fields/Combobox';
import { Form } from '@/ui/forms/Form';
import styles from '@/components/orders/Order.module.css';
import { useLineWrites } from './useLineWrites';

const mostServices = 8;
const mostParts = 6;

/** A service, an article, or the typed text, with the line that it makes; null where its price is not known. */
type Option = { key: string } & (
  | { service: Entry<Service>; draft: LineDraft }
  | { part: Part; draft: LineDraft }
  | { text: string; draft: LineDraft | null }
);

/**
 * One field that finds services, articles and free text, and adds a line by each pick. The focus stays in it, so that the next line
 * can be typed at once. A text without a price is handed to `onUnpriced`.
 */
export function AddLineField({
  entry,
  onUnpriced,
}: {
  entry: Entry<WorkOrder>;
  onUnpriced: (text: string) => void;
}) {
  const order = entry.data;
  const lines = Object.keys(order.lines).length;
  const writes = useLineWrites(entry);
  const { hourlyRateOre } = useWorkshop().workshop;
  const reach = useReach();
  const [isUsed, setIsUsed] = useState(false);
  const services = useServices();
  const parts = useParts(isUsed);
  const list = entriesOf(services);
  const fetched = fetchedOf(services, list.length === 0, reach);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A new line pushes the field down, out of sight of whoever types the next one.
    const { current } = frame;
    if (current?.contains(document.activeElement)) current.scrollIntoView({ block: 'nearest' });
  }, [lines]);

  function find(query: string): Option[] {
    const text = singleLine(query);
    // Without the price list a service would be taken for a text.
    if (fetched === 'loading') return [];
    const found = findServices(list, query);
    const ownFirst = (each: Entry<Service>) => Number(each.data.group !== order.group);
    const shown = text === '' ? found.toSorted((a, b) => ownFirst(a) - ownFirst(b)) : found;
    const ofServices = shown.slice(0, text === '' ? undefined : mostServices).map((service) => ({
      key: `service ${service.id}`,
      service,
      draft: lineOfService(service.data, order),
    }));
    if (text === '') return ofServices;
    const ofParts = parts.kind === 'ready' ? findParts(parts.data, query).slice(0, mostParts) : [];
    const own = freeLine(text, order, hourlyRateOre);
    const fits = (own?.text ?? text).length <= lineLimits.text.max;
    return [
      ...ofServices,
      ...ofParts.map(({ key, part }) => ({
        key: `part ${key}`,
        part,
        draft: lineOfPart(part, order),
      })),
      // Until the articles are there, the number of one would be taken for a text.
      ...(fits && parts.kind !== 'loading' ? [{ key: 'text', text, draft: own }] : []),
    ];
  }

  function pick(option: Option) {
    if ('service' in option) {
      const { id, data } = option.service;
      writes.add(option.draft, { serviceId: id, minutes: data.minutes });
    } else if ('part' in option) void writes.addPart(option.part);
    else if (option.draft) writes.add(option.draft);
    else onUnpriced(option.text);
  }

  return (
    // The handler only tells that articles are wanted: the field inside is the control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={frame} className={styles.adding} onFocus={() => setIsUsed(true)}>
      {/* The form asks before a text is left that is no line yet. A pick adds the line, so nothing is submitted. */}
      <Form pending={false} message={null} onSubmit={() => {}}>
        <PageFormGuard />
        <Combobox
          label="Lägg till rad: tjänst, artikel eller egen text"
          name="line"
          placeholder="Sök, eller skriv egen text"
          {...hintOf(fetched)}
          value=""
          text=""
          find={find}
          show={(option) => <OptionText option={option} pricesInclVat={order.pricesInclVat} />}
          says={(count) =>
            count > 0
              ? `${count === 1 ? 'Ett förslag' : `${count} förslag`}. Välj med pilarna och lägg till med Enter.`
              : fetched === 'loading'
                ? 'Hämtar prislistan …'
                : parts.kind === 'loading'
                  ? 'Hämtar artiklarna …'
                  : `En rad har högst ${lineLimits.text.max} tecken. Korta texten.`
          }
          unpicked="Lägg till raden med Enter eller töm fältet."
          onPick={pick}
        />
      </Form>
    </div>
  );
}

/** A hint about a price list that cannot be searched just now. */
function hintOf(services: ReturnType<typeof fetchedOf>): { hint?: string } {
  if (services === 'unfetched')
    return { hint: 'Prislistan är inte hämtad än: du är offline. Egen text går att lägga till.' };
  return services === 'failed' ? { hint: 'Prislistan kan inte läsas just nu.' } : {};
}

function OptionText({ option, pricesInclVat }: { option: Option; pricesInclVat: boolean }) {
  const { draft } = option;
  const vat = pricesInclVat ? 'inkl. moms' : 'exkl. moms';
  const price = draft && `${formatMoney(draft.unitOre)}/${draft.unit} ${vat}`;
  const about =
    'service' in option
      ? [
          'Tjänst',
          formatDuration(option.service.data.minutes),
          draft && `${formatMoney(draft.unitOre)} ${vat}`,
        ]
      : 'part' in option
        ? ['Artikel', option.part.number, option.part.supplier, price, option.part.shelf]
        : draft
          ? [
              'Egen text',
              `${formatQuantity(draft.milliQty)} ${draft.unit} à ${formatMoney(draft.unitOre)} ${vat}`,
            ]
          : ['Egen text', 'fyll i priset'];
  const name =
    'service' in option
      ? option.service.data.name
      : 'part' in option
        ? option.part.name
        : (draft?.text ?? option.text);
  return (
    <span className={styles.part}>
      <strong>{name}</strong> <small>{about.filter(Boolean).join(' · ')}</small>
    </span>
  );
}
