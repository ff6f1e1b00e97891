import type { Load } from '@/domain/booking/loadOf';
import type { TimeStep } from './timeSteps';
import type { Unit } from './unit';

/** A row of a table, with the address that its name leads to. */
export interface Row {
  key: string;
  name: string;
  to: string | null;
  values: readonly (number | null)[];
  /** The addresses that its values link to; without them only its name is a link. */
  links?: readonly (string | null)[];
  /** Of its values, where it is another one than that of the columns. */
  unit?: Unit;
}

/** A part of a whole. */
export interface Share {
  key: string;
  name: string;
  to: string | null;
  value: number;
}

interface Told {
  title: string;
  /** The conclusion from the figures, in words. */
  finding: string;
  /** Explains how the figures are made, or what they leave out. */
  note?: string;
}

/** A part of a report: what it says in words, and its figures as the page draws them and as the file has them. */
export type Section = Told &
  (
    | {
        kind: 'time';
        draw: 'columns' | 'lines';
        unit: Unit;
        /** The names of the period and of the one that it is compared with. */
        names: readonly [now: string, before: string];
        steps: readonly TimeStep[];
      }
    | {
        kind: 'shares';
        heading: string;
        unit: Unit;
        rows: readonly Share[];
        total: number;
        /** The address that the total links to. */
        totalTo?: string;
      }
    | {
        kind: 'table';
        heading: string;
        columns: readonly { name: string; unit: Unit }[];
        rows: readonly Row[];
        total: readonly (number | null)[] | null;
        /** The addresses that the totals link to. */
        totalLinks?: readonly (string | null)[];
        /** True if a bar shows the last column, which is in per cent. */
        hasBar?: boolean;
      }
    | { kind: 'heat'; byHour: ReadonlyMap<string, Load> }
  );
