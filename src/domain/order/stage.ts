import type { BookingStatus } from '@/domain/booking/booking';
import { formatMoney } from '@/domain/values/money';
import { mayBeDone, type OrderLine } from './orderLine';

/** The stages in the order in which an order usually passes through them; the last two end it without an invoice. */
export const stages = [
  'planned',
  'checkedIn',
  'working',
  'checking',
  'ready',
  'invoiced',
  'closed',
  'cancelled',
] as const;
export type Stage = (typeof stages)[number];

/** The stages of an order that is still to be worked on or fetched. */
export const openStages = ['planned', 'checkedIn', 'working', 'checking', 'ready'] as const;
export type OpenStage = (typeof openStages)[number];

export const stageLabels: Record<Stage, string> = {
  planned: 'Planerad',
  checkedIn: 'Incheckad',
  working: 'Arbete',
  checking: 'Kontroll',
  ready: 'Klar',
  invoiced: 'Fakturerad',
  closed: 'Avslutad',
  cancelled: 'Makulerad',
};

const stageVerbs: Record<Stage, string> = {
  planned: 'Tillbaka till planerad',
  checkedIn: 'Checka in',
  working: 'Börja arbetet',
  checking: 'Till kontroll',
  ready: 'Markera klar',
  invoiced: 'Fakturera',
  closed: 'Avsluta utan faktura',
  cancelled: 'Makulera',
};

/** The label of a step on its button. */
export function stepVerb(from: Stage, to: Stage): string {
  if (from === 'checking' && to === 'working') return 'Skicka tillbaka';
  if (from === 'checking' && to === 'ready') return 'Godkänn och markera klar';
  if (from === 'ready' && to === 'working') return 'Återuppta arbetet';
  if (isOpenStage(from) && from !== 'planned' && to === 'checkedIn')
    return 'Tillbaka till incheckad';
  return isOpenStage(from) ? stageVerbs[to] : `Öppna igen: ${stageVerbs[to].toLowerCase()}`;
}

/** True if a step needs a reason, which stands in the history: it ends the order, or sends it back to be mended. */
export function needsReason(from: Stage, to: Stage): boolean {
  return to === 'closed' || to === 'cancelled' || (from === 'checking' && to === 'working');
}

/**
 * The stages that may follow a stage, so that every step but that of an invoice can be taken back; the rules have the same
 * table.
 */
export const stagesAfter: Record<Stage, readonly Stage[]> = {
  planned: ['checkedIn', 'cancelled'],
  checkedIn: ['working', 'planned', 'closed', 'cancelled'],
  working: ['checking', 'ready', 'checkedIn', 'closed'],
  checking: ['ready', 'working'],
  ready: ['working', 'checking', 'closed', 'invoiced'],
  invoiced: [],
  closed: ['working', 'checkedIn', 'ready'],
  cancelled: ['planned', 'checkedIn'],
};

/** The stage that usually follows; null at the end. */
export const usualNext: Record<Stage, Stage | null> = {
  planned: 'checkedIn',
  checkedIn: 'working',
  working: 'ready',
  checking: 'ready',
  ready: 'invoiced',
  invoiced: null,
  closed: null,
  cancelled: null,
};

const bookingStatusAt: Record<Stage, BookingStatus> = {
  planned: 'booked',
  checkedIn: 'checkedIn',
  working: 'inProgress',
  checking: 'inProgress',
  ready: 'done',
  // The car stands there until it is handed over.
  invoiced: 'done',
  closed: 'pickedUp',
  // The time stays taken: whether the customer is to come all the same is asked in the calendar.
  cancelled: 'booked',
};

/**
 * The status of a booking whose orders are in these stages. Two devices without a network may have made one each: the
 * open one that has come furthest decides.
 */
export function bookingStatusOf(all: readonly Stage[]): BookingStatus {
  const open = openStages.findLast((stage) => all.includes(stage));
  const ended = (['invoiced', 'closed'] as const).find((stage) => all.includes(stage));
  return bookingStatusAt[open ?? ended ?? 'cancelled'];
}

/** The stage of an order whose booking gets a status; the other statuses are for orders that have ended. */
export const stageOfStatus: Partial<Record<BookingStatus, OpenStage>> = {
  booked: 'planned',
  checkedIn: 'checkedIn',
  inProgress: 'working',
  done: 'ready',
};

export const waitingFors = ['customer', 'parts', 'decision'] as const;
export type WaitingFor = (typeof waitingFors)[number];

export const waitingForLabels: Record<WaitingFor, string> = {
  customer: 'Väntar på kund',
  parts: 'Väntar på delar',
  decision: 'Väntar på besked',
};

/** True if an order in this stage is still on the board. */
export function isOpenStage(stage: Stage): stage is OpenStage {
  return stage !== 'invoiced' && stage !== 'closed' && stage !== 'cancelled';
}

/** True if lines, prices and answers change in a stage: an order that is ready is taken back to work first. */
export function areLinesOpen(stage: Stage): boolean {
  return !isFinal(stage);
}

/** True if the step ends the order without an invoice or takes it up again, which only an owner may. */
export function isOwnersStep(from: Stage, to: Stage): boolean {
  return to !== 'invoiced' && (!isOpenStage(from) || !isOpenStage(to));
}

/** True if the work on an order is over in a stage. */
export function isFinal(stage: Stage): boolean {
  return stage === 'ready' || !isOpenStage(stage);
}

/** The parts of an order that decide which steps it may take. */
export interface Stepping {
  stage: Stage;
  lines: readonly Pick<OrderLine, 'answer' | 'work' | 'milliQty'>[];
  /** The number of people with a clock running on the order. */
  running: number;
  /** The öre by which the lines exceed what the customer has agreed to; left out if they do not. */
  overOre?: number;
}

/** The reason in Swedish why an order cannot take a step now; null when it can. */
export function stepFault(
  { stage, lines, running, overOre = 0 }: Stepping,
  to: Stage,
): string | null {
  if (!stagesAfter[stage].includes(to)) {
    return `Från ${stageLabels[stage]} går det inte att gå till ${stageLabels[to]}.`;
  }
  // A return is no work that the customer has said yes to.
  const isAgreed = lines.some(({ answer, milliQty }) => answer === 'accepted' && milliQty > 0);
  if (to === 'working' && !isAgreed) {
    return 'Minst en rad ska vara godkänd av kunden innan arbetet börjar.';
  }
  if (isFinal(to) && running > 0) {
    return running === 1
      ? 'En person arbetar med ordern.'
      : `${running} personer arbetar med ordern.`;
  }
  if (to !== 'ready') return null;
  const left = lines.filter((line) => mayBeDone(line) && line.work === 'todo').length;
  if (left > 0) {
    return left === 1 ? 'En godkänd rad är inte gjord.' : `${left} godkända rader är inte gjorda.`;
  }
  const open = lines.filter(({ answer }) => answer === 'open').length;
  if (open > 0) {
    return `Kunden har inte svarat om ${open === 1 ? 'en rad' : `${open} rader`}. Fråga kunden, eller ta bort det som inte ska göras.`;
  }
  return overOre > 0
    ? `Raderna är ${formatMoney(overOre)} över det som kunden har godkänt. Fråga kunden först.`
    : null;
}
