import { factsIn } from '@/domain/report/facts';
import { leadOf } from '@/domain/report/lead';
import { stageLabels, waitingForLabels } from '@/domain/order/stage';
import type { Slice } from '@/domain/report/slices';
import { rowDocumentsPath } from '@/features/reports/model/asked';
import type { Section } from '@/features/reports/model/section';
import { elapsed } from '@/features/reports/model/elapsed';
import type { Figured } from '@/features/reports/model/figured';

/** The average time of an order until the car is handed over, and its parts by stage and by waiting. */
export function leadSections({ facts, period }: Figured): Section[] {
  const { orders, fromBooking, fromCheckIn, stages, waiting } = leadOf(factsIn(facts, period.days));
  const nothing = 'Ingen arbetsorder är fakturerad under perioden.';
  const columns = [{ name: 'I snitt per order', unit: 'elapsed' as const }];
  const row = (of: Slice, key: string, name: string, minutes: number | null) => ({
    key,
    name,
    to: rowDocumentsPath(of, key, period.query),
    values: [minutes],
  });
  const [slowest] = stages.toSorted((one, other) => other.minutes - one.minutes);
  const [longest] = waiting.toSorted((one, other) => other.minutes - one.minutes);
  return [
    {
      kind: 'table',
      title: 'Från bokning till lämnad bil',
      heading: 'Från',
      total: null,
      finding:
        fromBooking === null
          ? nothing
          : `En order tar i snitt ${elapsed(fromBooking)} från bokningen, räknat på ${orders === 1 ? '1 order' : `${orders} ordrar`}.`,
      columns,
      rows:
        fromBooking === null
          ? []
          : [
              row('lead', 'fromBooking', 'Bokning', fromBooking),
              row('lead', 'fromCheckIn', 'Incheckning', fromCheckIn),
            ],
      note: 'Bilen räknas som lämnad när den lämnas ut på arbetsordern, annars när ordern faktureras första gången. Ordern hör till dagen för den första fakturan. Nätter och helger är med.',
    },
    {
      kind: 'table',
      title: 'Var ordrarna står',
      heading: 'Läge',
      total: null,
      columns,
      finding: slowest
        ? `Längst står de i ${stageLabels[slowest.stage].toLowerCase()}, i snitt ${elapsed(slowest.minutes)}.`
        : nothing,
      rows: stages.map(({ stage, minutes }) => row('stage', stage, stageLabels[stage], minutes)),
    },
    {
      kind: 'table',
      title: 'Vad ordrarna väntar på',
      heading: 'Väntan',
      total: null,
      columns,
      finding:
        longest && longest.minutes > 0
          ? `Mest tid går när ordern ${waitingForLabels[longest.waitingFor].toLowerCase()}, i snitt ${elapsed(longest.minutes)} per order.`
          : 'Ingen order har varit märkt som väntande.',
      rows: waiting.map(({ waitingFor, minutes }) =>
        row('waiting', waitingFor, waitingForLabels[waitingFor], minutes),
      ),
    },
  ];
}
