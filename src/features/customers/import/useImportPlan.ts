import { useEffect, useState } from 'react';
import type { Register } from '@/domain/register/register';
import {
  type DuplicateChoice,
  type ImportPlanner,
  importPlanner,
  type PlannedRow,
} from '@/domain/import/importPlan';
import type { ImportRow } from '@/domain/import/importRows';
import { inSlices } from '@/components/import/inSlices';

/** The changes that an import of the rows would make to the present register. */
export interface ImportPlan {
  choice: DuplicateChoice;
  planner: ImportPlanner;
  rows: PlannedRow[];
}

/**
 * Plans the import again whenever the register or the choice changes; returns the latest plan, null before
 * the first.
 */
export function useImportPlan(
  rows: readonly ImportRow[],
  latest: Register,
  choice: DuplicateChoice,
): ImportPlan | null {
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [register, setRegister] = useState(latest);
  if (!isAlike(register, latest)) setRegister(latest);

  useEffect(() => {
    if (register.kind !== 'ready') return;
    const planning = new AbortController();
    const planner = importPlanner(register.customers.values(), register.vehicles.values(), choice);
    const planned: PlannedRow[] = [];
    void inSlices(rows, (row) => planned.push(planner.add(row)), planning.signal).then((all) => {
      if (all) setPlan({ choice, planner, rows: planned });
    });
    return () => planning.abort();
  }, [rows, register, choice]);

  return plan;
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
