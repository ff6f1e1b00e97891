import { useEffect, useState } from 'react';
import type { Register } from '@/domain/register/register';
import {
  type DuplicateChoice,
  type ImportPlanner,
  importPlanner,
  type PlannedRow,
} from '@/domain/import/importPlan';
import type { ImportRow } from '@/domain/import/importRows';
import { inSlices } from './inSlices';

/** What an import of the rows would do to the register as it is now. */
export interface ImportPlan {
  choice: DuplicateChoice;
  planner: ImportPlanner;
  rows: PlannedRow[];
}

/** Plans the import anew whenever the register or the choice is another, and gives the latest plan; null is none yet. */
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

/** Each confirmed write makes a new register, too often to plan by; who and what is there it leaves alike. */
function isAlike(one: Register, other: Register): boolean {
  if (one.kind !== 'ready' || other.kind !== 'ready') return one.kind === other.kind;
  return (
    one.customers.size === other.customers.size &&
    one.vehicles.size === other.vehicles.size &&
    one.complete === other.complete
  );
}
