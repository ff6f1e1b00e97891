import { formatPercent, goalDocument, goalLabels } from '@/domain/report/goal';
import { formatMoney } from '@/domain/values/money';
import { canSeeReports } from '@/domain/workshop/member';
import type { Collection, Derived } from './collection';
import { fieldsOf } from './field';

/** The facts of reports, which are computed from documents, and the goals, for the map of all collections. */
export const reportCollections = {
  reportMonths: { derivedFrom: 'invoices' },
  reportGoals: {
    one: 'Mål',
    fields: fieldsOf(goalDocument, goalLabels, {
      salesOre: formatMoney,
      utilisation: formatPercent,
    }),
    title: (id) => `Mål för ${id}`,
    exported: { as: 'målen', page: 100, mayList: canSeeReports },
    customers: 'unconcerned',
  },
} satisfies Record<string, Collection | Derived>;
