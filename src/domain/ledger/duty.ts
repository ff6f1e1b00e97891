import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date';
import * as v from 'valibot';
import { dayOf, lastDayOf } from '@/domain/time/swedishTime';
import { serverTimes, type Stamp as ServerStamp, wrongShape } from '@/domain/values/fields';
import type { Relation } from './ledgerPerson';
import type { Shift } from './shifts';

export const companyForms = ['soleTrader', 'closeCompany', 'other'] as const;
export const workerGroups = ['familyOnly', 'others'] as const;
export const vehicleShares = ['all', 'part', 'none'] as const;

export const companyFormLabels: Record<(typeof companyForms)[number], string> = {
  soleTrader: 'Enskild firma',
  closeCompany: 'Fåmansföretag, till exempel ett eget aktiebolag',
  other: 'Annan form',
};
export const workerGroupLabels: Record<(typeof workerGroups)[number], string> = {
  familyOnly: 'Bara ägare, make eller maka och barn under 16 år',
  others: 'Även andra',
};
export const vehicleShareLabels: Record<(typeof vehicleShares)[number], string> = {
  all: 'Allt arbete är fordonsservice, tvätt eller rekond',
  part: 'En del av arbetet är fordonsservice, tvätt eller rekond',
  none: 'Inget arbete är fordonsservice, tvätt eller rekond',
};

/** The answers that tell whether a business must keep a staff ledger. */
export const ledgerSettingsDraft = v.object(
  {
    companyForm: v.picklist(companyForms, 'Välj företagsform.'),
    workers: v.picklist(workerGroups, 'Välj vilka som arbetar här.'),
    vehicleShare: v.picklist(vehicleShares, 'Välj hur stor del som är fordonsservice.'),
  },
  wrongShape,
);

/** A document of `workshops/{id}/ledgerSettings`: one, `main`. */
export const ledgerSettingsDocument = v.object(
  { ...ledgerSettingsDraft.entries, ...serverTimes },
  wrongShape,
);

export type LedgerSettingsDraft = v.InferOutput<typeof ledgerSettingsDraft>;
export type LedgerSettings = v.InferOutput<typeof ledgerSettingsDocument>;

/** The Swedish names of the fields. */
export const ledgerSettingsLabels: Record<keyof Omit<LedgerSettings, ServerStamp>, string> = {
  companyForm: 'Företagsform',
  workers: 'Vilka som arbetar här',
  vehicleShare: 'Andel fordonsservice',
};

/**
 * The duty of a business to keep a ledger on a day (SFL 39 kap. 2 and 11 §§). `family`: only owner, spouse and children under 16
 * work there, so that there is no duty. `outsider`: it was so until somebody else worked there; then everybody is recorded, the
 * family too, `from` that day and `to` the end of the month. `unanswered` counts as duty: nothing is lost by recording.
 */
export type Duty =
  | { kind: 'duty' | 'unanswered' | 'otherTrade' | 'family' }
  | { kind: 'outsider'; from: CalendarDate; to: CalendarDate };

/** True if the answers say that the family alone works in a business that the law exempts for it. */
export function isOfFamilyAlone({ companyForm, workers }: LedgerSettingsDraft): boolean {
  return companyForm !== 'other' && workers === 'familyOnly';
}

/** The duty on a day, by the answers and by the shifts of those who are not of the family. */
export function dutyOn(
  day: CalendarDate,
  answers: LedgerSettingsDraft | null,
  shifts: readonly Pick<Shift, 'key' | 'startsAt' | 'endsAt'>[],
  relationOf: (key: string) => Relation | undefined,
): Duty {
  if (!answers) return { kind: 'unanswered' };
  if (answers.vehicleShare === 'none') return { kind: 'otherTrade' };
  if (!isOfFamilyAlone(answers)) return { kind: 'duty' };
  const month = startOfMonth(day);
  const from = shifts
    .filter(({ key }) => relationOf(key) !== 'family')
    .flatMap(({ startsAt, endsAt }) => {
      const first = dayOf(startsAt);
      if (first.compare(month) >= 0) return [first];
      // A shift over the night when the month ends is work in the new month too.
      return endsAt && lastDayOf(endsAt).compare(month) >= 0 ? [month] : [];
    })
    .filter((each) => each.compare(day) <= 0)
    .toSorted((one, other) => one.compare(other))[0];
  return from ? { kind: 'outsider', from, to: endOfMonth(day) } : { kind: 'family' };
}

/** True if everybody must be recorded. */
export function isDuty({ kind }: Duty): boolean {
  return kind === 'duty' || kind === 'unanswered' || kind === 'outsider';
}
