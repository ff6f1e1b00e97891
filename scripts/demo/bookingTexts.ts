import type { BookedService } from '@/domain/booking/booking';
import { starterServices } from '@/domain/workshop/starterSet';

/** The messages of customers about a job, by the name of its service. */
const messagesByService: Record<string, string[]> = {
  Däckskifte: ['Däcken ligger i bilen.', 'Vinterhjulen ligger hos er.'],
  Felsökning: ['Motorlampan lyser till och från.', 'Tickar när motorn är kall.'],
  Hjulinställning: ['Drar snett åt höger efter att jag körde i ett hål.'],
  'AC-service': ['Blåser bara ljummet.'],
  'Bromsbyte fram': ['Det gnisslar när jag bromsar, mest på morgonen.'],
  'Invändig rekond': ['Hund i bilen, extra noga med baksätet tack!'],
  Helrekond: ['Bilen ska säljas, vill ha den riktigt fin.'],
};

const workshopMessages = [
  'Kommer med släp, går det att parkera det hos er?',
  'Ring om det blir dyrare än 3 000 kr.',
];

const messages = ['Kan jag vänta på bilen?', 'Hämtar efter kl. 16.\nNyckeln kan läggas i boxen.'];

const workshopNotes = [
  'Delar beställda, kommer dagen före.',
  'Låsbult ligger i handskfacket.',
  'Kolla bromsarna samtidigt, kunden funderar.',
  'Rost vid domkraftsfästet, lyft försiktigt.',
];

const washNotes = ['Ta bilder på lacken före tvätt.', 'Keramiskt lackskydd: ingen borste.'];

const notes = [
  'Blev försenad förra gången: ska vara klar i tid.',
  'Faktura enligt avtal, märk med regnr.',
];

function isWash(services: readonly BookedService[]): boolean {
  return services.every(({ name }) =>
    starterServices.some((service) => service.name === name && service.group === 'wash'),
  );
}

/** Messages that may come from a customer who booked the services. */
export function bookingMessages(services: readonly BookedService[]): string[] {
  const own = services.flatMap(({ name }) => messagesByService[name] ?? []);
  return [...own, ...own, ...messages, ...(isWash(services) ? [] : workshopMessages)];
}

/** The workshop's internal notes on a job. */
export function bookingNotes(services: readonly BookedService[]): string[] {
  return [...notes, ...(isWash(services) ? washNotes : workshopNotes)];
}

/** Messages from customers whose jobs still wait for a time. */
export const unplannedMessages = [
  'Någon gång nästa vecka, helst förmiddag.',
  'Vill bli uppringd när det finns en tid.',
  'Ingen brådska, före jul räcker.',
  'Bara när lånebilen är ledig.',
  'Så snart det går, bilen låter illa.',
];

/** Reasons for calling off a booking. */
export const cancelledMessages = ['Sjuk, hör av sig.', 'Bilen är såld.', 'Fick tid hos släkting.'];

export const longJobNote = 'Växellådan ut och in igen: bilen står kvar på lyften.';
