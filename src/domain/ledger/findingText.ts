import type { Ledger } from './ledger';
import { chainOf, happenedAt } from './ledgerEvent';
import { ledgerDate, ledgerTime } from './ledgerFormat';
import type { LedgerFinding } from './verifyLedger';

/** Tells in plain Swedish what "Kontrollera liggaren" has found. */
export function findingText(finding: LedgerFinding, { events, persons }: Ledger): string {
  if (finding.kind === 'gap') {
    const { seq, to, chain } = finding;
    const device = deviceText(chain, events);
    return seq === to
      ? `Händelse ${seq} saknas ${device}. Den kan vara borttagen, ha nekats av servern eller ligga kvar osänd på enheten.`
      : `Händelserna ${seq}–${to} saknas ${device}. De kan vara borttagna, ha nekats av servern eller ligga kvar osända på enheten.`;
  }
  if ('personId' in finding) {
    const name = persons.find(({ id }) => id === finding.personId)?.data.name;
    return finding.kind === 'alteredPerson' && name
      ? `Uppgifterna om ${name} stämmer inte med sin kontrollsumma: namn, nummer eller arbetsgivare är ändrade.`
      : 'En händelse gäller en person som inte finns i liggaren.';
  }
  const event = events.find(({ id }) => id === finding.id);
  const which = event
    ? `Händelsen ${ledgerDate(happenedAt(event.data))} ${ledgerTime(happenedAt(event.data))}`
    : 'En händelse';
  switch (finding.kind) {
    case 'altered':
      return `${which} stämmer inte med sin kontrollsumma: den är ändrad efter att den skrevs.`;
    case 'unlinked':
      return `${which} hör inte ihop med händelsen före: en av dem är utbytt.`;
    case 'unknownSeen':
      return `${which} bygger på en händelse från en annan enhet som inte finns i liggaren: den kan vara borttagen.`;
    case 'unknownCorrected':
      return `${which} rättar en stämpling som inte finns i liggaren.`;
  }
}

/** The device of a chain, by the name that its events bear. */
function deviceText(chain: string, events: Ledger['events']): string {
  const by = events.find(({ id }) => chainOf(id) === chain)?.data.by;
  return by === undefined ? 'i en kedja' : `i en kedja som ${by} har skrivit`;
}
