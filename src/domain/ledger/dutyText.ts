import { formatLongDay } from '@/domain/time/swedishTime';
import { formatKronor } from './feeText';
import type { Duty, LedgerSettingsDraft } from './duty';
import { ledgerFees } from './gapAlarm';

/** Says in a heading if the business must keep a ledger, and why. */
export interface DutyText {
  title: string;
  why: string;
}

const family = 'ägare, make eller maka och barn under 16 år';

/** Tells of the duty with its reason (SFL 39 kap. 2 and 11 §§). */
export function dutyText(duty: Duty, answers: LedgerSettingsDraft | null): DutyText {
  switch (duty.kind) {
    case 'unanswered':
      return {
        title: 'Svara på frågorna för att få veta om ni ska föra personalliggare',
        why: 'Tills dess utgår appen från att plikten gäller: det gör inget om någon antecknas i onödan.',
      };
    case 'otherTrade':
      return {
        title: 'Reglerna om fordonsservice gäller inte er',
        why: 'Inget arbete hos er är fordonsservice, tvätt eller rekond. Andra branscher kan ha egna krav på personalliggare.',
      };
    case 'family':
      return {
        title: 'Ni behöver inte föra personalliggare just nu',
        why: `I enskild firma och fåmansföretag gäller ett undantag så länge bara ${family} arbetar. Den dag någon annan börjar arbeta gäller plikten, för familjen också, resten av den kalendermånaden. Öppna då liggaren och stämpla.`,
      };
    case 'outsider':
      return {
        title: 'Ni ska föra personalliggare',
        why: `Undantaget för familjen upphörde ${formatLongDay(duty.from)}, när någon utanför familjen stämplade in. Till och med ${formatLongDay(duty.to)} ska alla som är verksamma i lokalen antecknas, familjen också.`,
      };
    case 'duty':
      return { title: 'Ni ska föra personalliggare', why: whyDuty(answers) };
  }
}

function whyDuty(answers: LedgerSettingsDraft | null): string {
  const reason =
    answers?.companyForm === 'other'
      ? 'Undantaget för familjen finns bara i enskild firma och fåmansföretag.'
      : `Andra än ${family} arbetar hos er.`;
  const all =
    answers?.vehicleShare === 'part'
      ? 'Alla som är verksamma i lokalen ska antecknas, också de som inte arbetar med fordon.'
      : 'Alla som är verksamma i lokalen ska antecknas: ägare, familj, praktikanter och inhyrda också.';
  return `${reason} ${all}`;
}

/** The source of law, and the fee for a workshop without a ledger. */
export const dutySource = `Skatteförfarandelagen 39 kap. 2 och 11 §§. Saknas liggaren vid en kontroll är avgiften ${formatKronor(ledgerFees.ledger)} och dessutom ${formatKronor(ledgerFees.person)} för varje person som inte är antecknad, och ${formatKronor(ledgerFees.repeated)} om det händer igen inom ett år (50 kap. 3–4 §§).`;
