import { useEffect, useState } from 'react';
import { customerGroups, knownCustomers, type RowDecisions } from '@/domain/import/customerGroups';
import type { Register } from '@/domain/register/register';
import {
  type DuplicateChoice,
  type ImportPlanner,
  importPlanner,
  type PlannedRow,
} from '@/domain/import/importPlan';
import type { ImportRow } from '@/domain/import/importRows';
import { dayOf } from '@/domain/time/swedishTime';
import { memoised } from '@/domain/values/memoised';
import { inSlices } from '@/components/import/inSlices';

/** The changes that an import of the rows would make to the present register. */
export interface ImportPlan {
  choice: DuplicateChoice;
  decisions: RowDecisions;
  planner: ImportPlanner;
  /** The rows in the order of the file. */
  rows: PlannedRow[];
  /** The rows as they are shown, those of one customer below each other. A decision moves none of them. */
  shown: PlannedRow[];
}

type ReadyRegister = Extract<Register, { kind: 'ready' }>;

/** A register of thousands is made ready once, and not at each decision about a row. */
const knownOf = memoised(({ customers }: ReadyRegister) => knownCustomers(customers.values()));

/**
 * Plans the import again whenever the register, the choice or a decision changes; returns the latest plan, null before
 * the first.
 */
export function useImportPlan(
  rows: readonly ImportRow[],
  latest: Register,
  choice: DuplicateChoice,
  decisions: RowDecisions,
): ImportPlan | null {
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [register, setRegister] = useState(latest);
  if (!isAlike(register, latest)) setRegister(latest);

  useEffect(() => {
    if (register.kind !== 'ready') return;
    const planning = new AbortController();
    const { signal } = planning;
    const { customers, vehicles } = register;
    const groups = customerGroups(knownOf(register), decisions);
    const tags = [...customers.values()].map(({ data }) => data.tags);
    const today = dayOf(new Date()).toString();
    const planner = importPlanner(tags, vehicles.values(), choice, groups.placeOf, today);
    const planned: PlannedRow[] = [];
    void inSlices(rows, groups.add, signal)
      .then((all) => all && inSlices(rows, (row) => planned.push(planner.add(row)), signal))
      .then((all) => {
        if (!all) return;
        setPlan((before) => ({
          choice,
          decisions,
          planner,
          rows: planned,
          shown: before && decisions.size > 0 ? reordered(planned, before.shown) : grouped(planned),
        }));
      });
    return () => planning.abort();
  }, [rows, register, choice, decisions]);

  return plan;
}

/** The rows, each customer's below its first. */
function grouped(rows: readonly PlannedRow[]): PlannedRow[] {
  const first = ({ row, place }: PlannedRow) => place?.rows[0] ?? row;
  return rows.toSorted((one, other) => first(one) - first(other) || one.row - other.row);
}

/** The rows in the order of others with the same numbers. */
function reordered(rows: readonly PlannedRow[], order: readonly PlannedRow[]): PlannedRow[] {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  return order.flatMap(({ row }) => byRow.get(row) ?? []);
}

/**
 * Every confirmed write makes a new register, which is too often to plan again. Such a register counts as
 * alike as long as it holds the same number of customers and vehicles.
 */
function isAlike(one: Register, other: Register): boolean {
  if (one.kind !== 'ready' || other.kind !== 'ready') return one.kind === other.kind;
  return (
    one.customers.size === other.customers.size &&
    one.vehicles.size === other.vehicles.size &&
    one.complete === other.complete
  );
}
