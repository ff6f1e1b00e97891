import type { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import type { LedgerSettingsDraft } from '@/domain/ledger/duty';
import type { LedgerBusiness } from '@/domain/ledger/ledgerBusiness';
import { type ChainHead, newChain, nextEvent } from '@/domain/ledger/ledgerHash';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import type { DemoDocument } from '../demoData';
import { type LedgerAct, ledgerActs, ledgerDevices, type LedgerJobs } from './ledgerPlan';
import { ledgerVersions, type LedgerVersion } from './ledgerPeople';
import { type Random, randomFrom } from './random';
import { workshop } from './workshop';

/** The account of the demo's tablet, which is no member. */
export const demoKiosk = {
  uid: 'demo-kiosk',
  email: 'kiosk-demo@kiosk.invalid',
  name: 'Entrén',
};

const workshopId = 'demo';
const path = `workshops/${workshopId}`;

const answers: LedgerSettingsDraft = {
  ...{ companyForm: 'closeCompany', workers: 'others', vehicleShare: 'all' },
};

const { name, organisationNumber, fiscalYearEnd } = workshop;
/** The facts of the business that the demo's tablet reads. */
const business: LedgerBusiness = {
  ...{ name, organisationNumber, fiscalYearEnd, fiscalYearChangedAt: null },
};

interface LedgerOptions {
  today: CalendarDate;
  seed: number;
  /** The ledger stands as of this time, but never later than ten in the morning of `today`. */
  now: Date;
}

/**
 * The demo's documents with a staff ledger that is older than the rest: two years on four devices, each with a chain of its own. It has
 * nothing from after `now`, because the app asks for what is newer than the newest that it knows.
 */
export async function withLedger(
  documents: readonly DemoDocument[],
  { today, seed, now }: LedgerOptions,
): Promise<DemoDocument[]> {
  const random = randomFrom(seed + 16);
  const ten = instantAt(today, 600);
  const until = now < ten ? now : ten;
  const versions = await ledgerVersions(random, workshopId, today, documents);
  const acts = ledgerActs(random, today, jobsOf(documents, today));
  const isLater = (at: Date) => addMinutes(at, 1) >= until;
  const begun = instantAt(today.subtract({ years: 2 }), 330);
  return [
    ...documents,
    document(`${path}/ledgerSettings/main`, answers, begun, 'demo-owner'),
    document(`${path}/ledgerBusiness/main`, business, begun, 'demo-owner'),
    ...kioskDocuments(random, today),
    ...versions.flatMap(({ id, since, person, number, salt }) => [
      document(`${path}/ledgerPersons/${id}`, person, since, 'demo-owner'),
      document(`${path}/ledgerIdentities/${id}`, { ...number, salt }, since, 'demo-owner'),
    ]),
    ...(await eventDocuments(
      random,
      acts.filter(({ at }) => !isLater(at)),
      versions,
      today,
    )),
  ];
}

function document(to: string, values: object, at: Date, by: string): DemoDocument {
  const stamps = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by };
  return { path: to, fields: { ...values, ...stamps } };
}

/** The tablet, paired with the workshop when it was set up anew. */
function kioskDocuments(random: Random, today: CalendarDate): DemoDocument[] {
  const at = instantAt(today.subtract({ months: 8 }), 560);
  const code = Array.from({ length: 32 }, () => random.whole(0, 15).toString(16)).join('');
  const { uid, name } = demoKiosk;
  const used = {
    ...{ name, workshopName: 'Ekbackens Bil & Tvätt AB', usedBy: uid },
    expiresAt: addMinutes(at, 24 * 60),
  };
  return [
    document(`${path}/kioskCodes/${code}`, used, at, 'demo-owner'),
    document(`${path}/kiosks/${uid}`, { name, code }, addMinutes(at, 3), uid),
    document(`users/${uid}`, { workshopIds: [workshopId] }, addMinutes(at, 3), uid),
  ];
}

const booked = v.object({
  ...{
    staffId: v.nullable(v.string()),
    startsAt: v.nullable(v.date()),
    endsAt: v.nullable(v.date()),
  },
  status: v.string(),
});

/** The first day that has bookings, and when each person's first job of a day begins and the last ends. */
function jobsOf(documents: readonly DemoDocument[], today: CalendarDate): LedgerJobs {
  let first = today;
  const known = new Map<string, { from: Date; to: Date }>();
  for (const { path: from, fields } of documents) {
    if (!from.startsWith(`${path}/bookings/`)) continue;
    const { staffId, startsAt, endsAt, status } = v.parse(booked, fields);
    const isDone = ['checkedIn', 'inProgress', 'done', 'pickedUp'].includes(status);
    if (!staffId || !startsAt || !endsAt || !isDone) continue;
    // Of a job of several days only the first and the last have a time.
    if (dayOf(startsAt).compare(dayOf(endsAt)) !== 0) continue;
    const day = dayOf(startsAt);
    if (day.compare(first) < 0) first = day;
    const place = `${staffId} ${day.toString()}`;
    const { from: earliest = startsAt, to: latest = endsAt } = known.get(place) ?? {};
    known.set(place, {
      from: startsAt < earliest ? startsAt : earliest,
      to: endsAt > latest ? endsAt : latest,
    });
  }
  return { first, on: (key, day) => known.get(`${key} ${day.toString()}`) };
}

/** The events of all chains, each under the hash of what it says, seen by the other devices when the server had it. */
async function eventDocuments(
  random: Random,
  acts: readonly LedgerAct[],
  versions: readonly LedgerVersion[],
  today: CalendarDate,
): Promise<DemoDocument[]> {
  const heads = new Map<string, ChainHead>();
  const ids = new Map<LedgerAct, string>();
  const registered = new Map<string, { at: Date; hash: string | null }[]>();
  const documents: DemoDocument[] = [];
  const newest = today.subtract({ days: 3 });
  for (const act of acts) {
    const { at, device, kind, pin, corrects, newTimeAt, reason, key } = act;
    const { uid, by } = ledgerDevices[device];
    const day = dayOf(at);
    const head =
      heads.get(device) ?? newChain(Uint8Array.from({ length: 12 }, () => random.whole(0, 251)));
    const isSlow = device === 'formerTablet' && day.day > 24 && day.month === 2;
    const clockOffsetMs = isSlow ? 424_000 : random.whole(-400, 900);
    const occurredAt = new Date(at.getTime() - (isSlow ? clockOffsetMs : 0));
    const person = versions.findLast((each) => each.person.key === key && each.since <= at);
    const content = {
      ...{ kind, pin, newTimeAt, reason, personId: person?.id ?? null },
      correctsId: corrects ? (ids.get(corrects) ?? null) : null,
    };
    const origin = { workshopId, uid, by, occurredAt, clockOffsetMs };
    const seenHash = latestBefore(registered, device, at);
    const next = await nextEvent(head, content, { ...origin, seenHash });
    // On some mornings the tablet had no network until a quarter past eight.
    const isOffline = device !== 'owner' && day.day === 3 && day.compare(newest) < 0;
    const backAt = instantAt(day, 495);
    const own = registered.get(device) ?? [];
    const arrived = new Date(at.getTime() + random.whole(300, 2500));
    const createdAt = [isOffline && arrived < backAt ? backAt : arrived, own.at(-1)?.at ?? at]
      .toSorted((one, other) => one.getTime() - other.getTime())
      .at(-1);
    const stored = createdAt ?? arrived;
    registered.set(device, [...own.slice(-20), { at: stored, hash: next.values.hash }]);
    heads.set(device, next.head);
    ids.set(act, next.id);
    documents.push(document(`${path}/ledger/${next.id}`, next.values, stored, uid));
  }
  return documents;
}

/** The hash that the server had got last of the other devices at a time. */
function latestBefore(
  registered: ReadonlyMap<string, { at: Date; hash: string | null }[]>,
  device: string,
  at: Date,
): string | null {
  let latest: { at: Date; hash: string | null } | undefined;
  for (const [other, events] of registered) {
    if (other === device) continue;
    const last = events.findLast((each) => each.at <= at);
    if (last && (!latest || last.at > latest.at)) latest = last;
  }
  return latest?.hash ?? null;
}
