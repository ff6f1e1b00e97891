import type { ReportAbout } from '@/data/reports/reportAbout';
import { lineKindLabels, lineKinds } from '@/domain/order/orderLine';
import { stageLabels, stages, waitingForLabels, waitingFors } from '@/domain/order/stage';
import { outcomeLabels, outcomes } from '@/domain/report/contributions';
import { serviceGroupLabels, serviceGroups } from '@/domain/workshop/service';
import type { RowGroup, RowKind } from './asked';

const groupNames: Record<RowGroup, string> = {
  all: 'Alla',
  rest: 'Övriga',
  tyres: 'Däck, hjul och balansering',
  other: 'Övrigt arbete och delar',
};

/** The name of a row that stands for several keys. */
export function groupName(group: RowGroup): string {
  return groupNames[group];
}

/** The name of the row of a key, as people know it. */
export function rowName(of: RowKind, key: string, about: ReportAbout): string {
  switch (of) {
    case 'service':
    case 'times':
      return key;
    case 'group':
      return labelled(serviceGroups, serviceGroupLabels, key, 'Utan arbetsorder');
    case 'kind':
      return labelled(lineKinds, lineKindLabels, key, 'Övrigt');
    case 'customer':
      return about.customerName(key);
    case 'vehicle':
      return key || 'Utan fordon';
    case 'net':
    case 'vat':
      return `${key}\u00a0%`;
    case 'resource':
      return about.resources.find(({ id }) => id === key)?.data.name ?? 'Borttagen plats';
    case 'person':
    case 'sold':
    case 'worked':
    case 'attended':
      return about.staffName(key);
    case 'lead':
      return key === 'fromBooking' ? 'Bokning' : 'Incheckning';
    case 'stage':
      return labelled(stages, stageLabels, key, 'Okänt läge');
    case 'waiting':
      return labelled(waitingFors, waitingForLabels, key, 'Okänd väntan');
    case 'followups':
      return labelled(outcomes, outcomeLabels, key, 'Okänt utfall');
    case 'estimates':
      return 'Kostnadsförslag';
    case 'answered':
      return answerNames[key.replace(/Ore$/, '')] ?? 'Annat svar';
    case 'approx':
      return approxNames[key] ?? 'Ordrar';
  }
}

const answerNames: Partial<Record<string, string>> = {
  accepted: 'Godkända rader',
  declined: 'Avböjda rader',
  unreachable: 'Kunden nåddes inte',
};

const approxNames: Partial<Record<string, string>> = {
  agreedOre: 'Avtalat ungefärligt pris',
  chargedOre: 'Fakturerat',
  over: 'Över det avtalade',
  overMost: 'Mer än 15 % över',
};

function labelled<T extends string>(
  all: readonly T[],
  labels: Readonly<Record<T, string>>,
  key: string,
  otherwise: string,
): string {
  const found = all.find((each) => each === key);
  return found === undefined ? otherwise : labels[found];
}

/**
 * Gives what a key stands for in the rows: the card that a merged customer has become, the make of a vehicle, the service of the
 * price list.
 */
export function keyNowOf(of: RowKind, about: ReportAbout): (key: string) => string {
  const now = nowOf(of, about);
  return (key) => (key === '' || !now ? key : now(key));
}

function nowOf(of: RowKind, about: ReportAbout): ((key: string) => string) | null {
  switch (of) {
    case 'customer':
      return about.customerNow;
    case 'vehicle':
      return about.makeOf;
    case 'service':
    case 'times':
      return about.serviceNow;
    default:
      return null;
  }
}
