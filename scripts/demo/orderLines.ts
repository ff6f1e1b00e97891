import { answered } from '@/domain/order/lineDraft';
import type { OrderFields } from '@/domain/order/order';
import { formatLine, type OrderLine, parseLine } from '@/domain/order/orderLine';
import { areLinesOpen } from '@/domain/order/stage';
import { splitGross } from '@/domain/values/vat';

/** A line that nobody has been asked about, with its price including VAT. */
type Offered = Pick<OrderLine, 'kind' | 'unit' | 'milliQty' | 'unitOre' | 'text'> &
  Partial<Pick<OrderLine, 'discountBp' | 'vatRate'>>;

const brakeFluid: Offered = {
  ...{ kind: 'labour', unit: 'h', milliQty: 500, unitOre: 119_500, text: 'Byta bromsvätska' },
};
const discs: Offered = {
  ...{ kind: 'part', unit: 'st', milliQty: 2000, unitOre: 89_500, text: 'Bromsskivor fram' },
};
const brakes: Offered = {
  ...discs,
  ...{ milliQty: 4000, unitOre: 104_550, text: 'Bromsskivor och belägg runt om' },
};
const wipers: Offered = {
  ...{ kind: 'part', unit: 'par', milliQty: 1000, unitOre: 34_950, text: 'Torkarblad fram' },
};

/** Lines that are added at check-in to jobs of a service: on every `every`th order, in turns. */
const added: Record<string, { every: number; lines: readonly Offered[] }> = {
  'Liten service': {
    every: 5,
    lines: [
      {
        kind: 'part',
        unit: 'l',
        milliQty: 4000,
        unitOre: 2490,
        text: 'Spolarvätska, färdigblandad',
      },
      wipers,
    ],
  },
  'Stor service': {
    every: 5,
    lines: [
      { kind: 'part', unit: 'st', milliQty: 1000, unitOre: 34_950, text: 'Kupéfilter aktivt kol' },
      { ...wipers, discountBp: 1000 },
      { kind: 'part', unit: 'st', milliQty: 4000, unitOre: 14_950, text: 'Tändstift' },
    ],
  },
  'Oljebyte med filter': {
    every: 6,
    lines: [
      {
        kind: 'part',
        unit: 'l',
        milliQty: 500,
        unitOre: 18_950,
        text: 'Motorolja 5W-30, mer än 4,5 l',
      },
    ],
  },
  Däckskifte: {
    every: 6,
    lines: [
      { kind: 'part', unit: 'st', milliQty: 4000, unitOre: 2450, text: 'Ventil, gummi' },
      { kind: 'labour', unit: 'st', milliQty: 4000, unitOre: 8950, text: 'Balansering av hjul' },
      { kind: 'part', unit: 'st', milliQty: 20_000, unitOre: 1950, text: 'Hjulbult' },
    ],
  },
  Felsökning: {
    every: 3,
    lines: [
      { kind: 'labour', unit: 'h', milliQty: 1250, unitOre: 119_500, text: 'Felsökning, mer tid' },
      { kind: 'part', unit: 'st', milliQty: 1000, unitOre: 124_950, text: 'Lambdasond' },
      { kind: 'labour', unit: 'h', milliQty: 750, unitOre: 119_500, text: 'Felsökning, mer tid' },
    ],
  },
  'Bromsbyte fram': {
    every: 6,
    lines: [
      { ...discs, unitOre: 89_550, discountBp: 500 },
      { kind: 'part', unit: 'l', milliQty: 500, unitOre: 14_950, text: 'Bromsvätska DOT 4' },
    ],
  },
};

/** The trip of a customer who does not wait for the car, as the taxi bills it: transport of persons has 6 % VAT. */
export const taxiText = 'Taxi hem till kunden';

function taxi(place: number): Offered {
  const unitOre = 14_850 + (place % 17) * 730;
  return { kind: 'sublet', unit: 'st', milliQty: 1000, unitOre, vatRate: 6, text: taxiText };
}

/**
 * The lines of an order by their ids: those of its booking, what was added when the car came (`a…`), and what was found on it (`b…`), which
 * the customer has accepted, declined, or not yet been asked about.
 */
export function linesOfOrder(
  made: OrderFields,
  place: number,
  isDone: boolean,
): OrderFields['lines'] {
  const { group, stage, pricesInclVat, staffId } = made;
  const isOpen = areLinesOpen(stage);

  function lineOf(offered: Offered, answer: OrderLine['answer'], isSure = true): string {
    const { vatRate = 25, discountBp = 0, unitOre } = offered;
    const line: OrderLine = {
      ...{ ...offered, vatRate, discountBp, discountOre: 0 },
      staffId: isSure ? staffId : null,
      unitOre: pricesInclVat ? unitOre : splitGross(unitOre, vatRate).netOre,
      ...{ answer: 'open', agreedOre: null, work: 'todo' },
    };
    const said = answered(line, answer);
    return formatLine({ ...said, work: isDone && answer === 'accepted' ? 'done' : 'todo' });
  }

  const booked = Object.entries(made.lines).map(([id, stored]): [string, string] => {
    const line = parseLine(stored);
    return [id, line && isDone ? formatLine({ ...line, work: 'done' }) : stored];
  });
  const more = booked.flatMap(([, stored]): Offered[] => {
    const { every = 1, lines = [] } = added[parseLine(stored)?.text ?? ''] ?? {};
    const line =
      place % every === 1 % every ? lines[Math.floor(place / every) % lines.length] : null;
    return line ? [line] : [];
  });
  if (group === 'workshop' && pricesInclVat && place % 31 === 7) more.push(taxi(place));
  const lines = new Map(booked);
  for (const [at, line] of more.entries())
    lines.set(`a${booked.length + at}`, lineOf(line, 'accepted'));
  if (stage === 'cancelled') return Object.fromEntries(booked);
  const notDone = isOpen ? 'open' : 'declined';
  if (
    group === 'workshop' &&
    (place % 24 === 1 || (isOpen && stage !== 'planned' && place % 2 === 1))
  )
    lines.set('b0', lineOf(brakeFluid, notDone, false));
  if (group === 'workshop' && place % 19 === 2) lines.set('b1', lineOf(wipers, 'declined', false));
  if (group === 'workshop' && isDone && place % 23 === 3)
    lines.set('b2', lineOf(discs, 'accepted', false));
  if (group === 'workshop' && place % 31 === 11) lines.set('b3', lineOf(brakes, 'declined', false));
  return Object.fromEntries(lines);
}
