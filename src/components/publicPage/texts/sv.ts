import type { CalendarDate } from '@internationalized/date';
import type { BookingMode } from '@/domain/publicPage/bookingSettings';
import type { RequestStatus } from '@/domain/publicPage/request';
import type { DayState } from '@/domain/publicPage/shownDays';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import { formatPrice } from '@/domain/values/money';
import { serviceGroupLabels } from '@/domain/workshop/service';

export type Language = 'sv' | 'en';

/** Shows the error of a field: `told` is the Swedish one, `isMissing` tells that nothing is typed. */
type FieldError = (told: string, name: string, isMissing: boolean) => string;
const asTold: FieldError = (told) => told;

/** Shows öre as `1 495 kr`, and `1 495,50 kr` only where there are öre. */
const price = (ore: number) => `${formatPrice(ore)}\u00a0kr`;
const inclVat = (ore: number) => `${price(ore)} inkl.\u00a0moms`;

/** The Swedish texts of a workshop's page and of the page of a request. */
export const sv = {
  language: 'sv' as Language,
  /** The other language, named in itself. */
  other: { language: 'en' as Language, name: 'In English' },

  price,
  inclVat,
  /** Shows the length in minutes and the price as `1 h 30 min, 1 495 kr inkl. moms`. */
  sum: (minutes: number, ore: number) => `${formatDuration(minutes)}, ${inclVat(ore)}`,
  /** Shows a day as `tisdag 1 december`, with the year when it is another one. */
  day: (day: CalendarDate, today: CalendarDate) => formatDay(day, today),
  /** Shows a time as `tisdag 1 december kl. 08:00`. */
  time: (startsAt: Date, now: Date) =>
    `${formatDay(dayOf(startsAt), dayOf(now))} kl.\u00a0${formatClock(startsAt)}`,
  /** The usual hours, which the page has in Swedish. */
  hours: (text: string) => text,

  head: {
    title: (name: string) => `${name} – lediga tider`,
    address: 'Adress',
    open: 'Öppet',
    call: (phone: string) => `Ring ${phone}`,
  },

  /** The next step, around a telephone number or an address. */
  howToAsk: {
    call: 'Ring',
    write: 'Skriv till',
    after: 'och fråga.',
    visit: 'Fråga verkstaden på plats.',
  },

  /** For people without scripts; the day as `söndag 29 november 2026`. */
  unscripted: (day: string) =>
    `Uppgifterna är från ${day} och kan ha ändrats sedan dess. Lediga tider visas bara med JavaScript.`,

  noPage: {
    title: 'Det finns ingen sida med den adressen',
    text: 'Adressen kan vara felskriven, eller så har verkstaden bytt den. Be verkstaden om den rätta adressen, eller ring och boka.',
    home: 'Till startsidan',
  },

  notRead: {
    title: 'Sidan kunde inte hämtas',
    reading: 'Hämtar sidan …',
    text: 'Kontrollera uppkopplingen och försök igen. Hjälper inte det, ring verkstaden.',
  },
  again: 'Försök igen',
  fetching: 'Hämtar …',

  services: {
    choose: '1. Välj tjänster',
    kind: 'Typ av tjänst',
    groups: serviceGroupLabels,
    vat: 'Priserna är inkl. moms.',
    prices: 'Tjänster och priser',
    none: 'Verkstaden visar inga tjänster här än.',
    count: (count: number) => (count === 1 ? '1 tjänst' : `${count} tjänster`),
  },

  times: {
    choose: '2. Välj dag och tid',
    next: 'Välj tid',
    noService: 'Välj minst en tjänst, så ser du lediga tider.',
    noPlace: 'Tider för de här tjänsterna visas inte här.',
    none: 'Just nu visas inga lediga tider.',
    allFull: 'Inga lediga tider de närmaste dagarna.',
    more: 'Visa fler dagar',
    failed: 'De lediga tiderna kunde inte hämtas.',
    failedNext: 'Kontrollera uppkopplingen. Det du har valt finns kvar.',
    reading: 'Hämtar lediga tider …',
    asOf: (clock: string) => `Lediga tider kl. ${clock}`,
    unread: 'Inga tider hämtade',
    refresh: 'Uppdatera',
    /** In place of the weekday. */
    near: ['Idag', 'Imorgon'],
    from: 'från',
    ofDay: (day: string) => `Lediga tider ${day}`,
    states: {
      full: 'Fullt',
      late: 'Ingen tid',
      closed: 'Stängt',
      unknown: 'Visas inte än',
    } satisfies Record<Exclude<DayState, 'free'>, string>,
    gone: (time: string, hasOthers: boolean) =>
      `Det går inte längre att börja ${time}. Välj en annan tid${hasOthers ? ', till exempel:' : '.'}`,
  },

  ask: {
    book: 'Boka tiden',
    bookStep: '3. Boka tiden',
    requestStep: '3. Skicka förfrågan',
    /** Around the names of the services that are chosen in the other group. */
    also: 'Du har också valt',
    alsoAfter: ', som bokas för sig.',
    instant: 'Tiden är din när du har tryckt på Boka.',
    held: 'Tiden hålls åt dig till dess att verkstaden har svarat, högst ett dygn.',
    alsoCall: 'Du kan också ringa',
    otherTime: 'Välj en annan tid',
    notBooked:
      'Tiden är inte bokad än. Den är din först när verkstaden har svarat, och någon annan kan hinna före.',
    sayByPhone: (phone: string) => `Ring ${phone} och säg tiden.`,
    sayByMail: 'Skriv till verkstaden och säg tiden.',
    sayByCopy: 'Kopiera tiden och ta kontakt med verkstaden.',
    mail: (email: string) => `Mejla ${email}`,
    mailWithoutText: (email: string) => `Mejla ${email}, utan texten`,
    mailTooLong: 'Texten är för lång för en mejllänk: kopiera den och klistra in den i mejlet.',
    mailSubject: (time: string) => `Bokning ${time}`,
    mailText: (wish: string) =>
      `Hej!\n\nJag vill boka den här tiden:\n\n${wish}\n\nRegistreringsnummer: \nNamn: \nTelefon: \n`,
    copy: 'Kopiera tiden',
    copied: 'Texten är kopierad.',
    notCopied:
      'Texten kunde inte kopieras. Markera tjänsterna och tiden här ovanför och kopiera dem.',
  },

  form: {
    plate: 'Registreringsnummer',
    name: 'Ditt namn',
    phone: 'Mobilnummer',
    email: 'E-post',
    emailHint: 'Om du vill.',
    message: 'Meddelande',
    messageHint: 'Om du vill, till exempel vad som är fel på bilen.',
    privacy: (name: string) =>
      `${name} använder uppgifterna för att svara, boka tiden och utföra jobbet. De sparas så länge det behövs för det, och en förfrågan som inte blir av töms efter 30 dagar. Du har rätt att få se, rätta och ta bort dina uppgifter: vänd dig till verkstaden. Du kan också klaga hos Integritetsskyddsmyndigheten.`,
    book: 'Boka',
    request: 'Skicka förfrågan',
    sending: 'Skickar …',
    gone: 'Någon hann före: tiden är inte ledig längre. Välj en annan tid.',
    changed:
      'Verkstaden har ändrat något på sidan, så det gick inte att skicka. Kontrollera tjänsterna och tiden och försök igen.',
    tooMany:
      'Verkstaden har fått många förfrågningar den senaste timmen och tar inte emot fler just nu. Försök igen om en stund.',
    failed:
      'Vi fick inget svar, så det är inte säkert att bokningen kom fram. Kontrollera uppkopplingen och tryck igen: det blir bara en bokning.',
    fieldError: asTold,
  },

  request: {
    titles: {
      requested: 'Förfrågan är skickad',
      booked: 'Tiden är bokad',
      proposed: 'Verkstaden föreslår en annan tid',
      takenIn: 'Tiden är bokad',
      declined: 'Verkstaden kan inte ta emot bilen då',
      expired: 'Verkstaden hann inte svara',
      cancelled: 'Tiden är avbokad',
    } satisfies Record<RequestStatus, string>,
    texts: {
      requested:
        'Tiden hålls åt dig till dess att verkstaden har svarat, högst ett dygn. Svaret syns här.',
      booked: 'Välkommen! Skulle tiden ändras står det här.',
      proposed:
        'Tryck på den tid som passar, så är den bokad. Tiderna hålls inte, så någon annan kan hinna före.',
      takenIn: 'Välkommen! Skulle tiden ändras står det här.',
      declined: 'Tiden är inte bokad.',
      expired: 'Tiden är inte bokad och hålls inte längre.',
      cancelled: 'Tiden är ledig för andra.',
    } satisfies Record<RequestStatus, string>,
    over: 'Tiden har varit',
    notRead: 'Bokningen kunde inte hämtas. Kontrollera uppkopplingen och försök igen.',
    nowhere: 'Länken leder inte till någon bokning. Den kan vara felskriven.',
    other: 'Din första förfrågan hade kommit fram, så ingen ny skickades. Det är den du ser här.',
    old: 'Uppgifterna kan vara gamla: de kunde inte hämtas på nytt.',
    save: 'Spara länken till den här sidan. Med den ser du om tiden ändras, och kan boka av. Alla som har länken kan det.',
    copy: 'Kopiera länken',
    copied: 'Länken är kopierad.',
    notCopied: 'Länken kunde inte kopieras. Kopiera den ur adressfältet.',
    onPhone: 'Öppna sidan i mobilen',
    qrCode: 'QR-kod till den här sidan',
    newTime: 'Välj en ny tid',
  },

  proposal: {
    sending: 'Bokar …',
    gone: (time: string) => `Någon hann före: ${time} är inte ledig längre.`,
    failed: 'Vi fick inget svar. Kontrollera uppkopplingen och tryck igen.',
    refused: 'Tiden kunde inte bokas: verkstaden har ändrat något.',
    none: 'Passar ingen av tiderna?',
    over: 'Ingen av tiderna går längre att boka.',
  },

  wish: {
    start: 'Be om en annan tid',
    text: 'Välj en tid som passar bättre. Din tid gäller till dess att verkstaden har svarat.',
    send: (time: string) => `Be om ${time}`,
    sending: 'Skickar …',
    sent: (time: string) =>
      `Du har bett om ${time} i stället. Tiden här ovanför gäller till dess att verkstaden har svarat.`,
    failed: 'Vi fick inget svar. Kontrollera uppkopplingen och tryck igen.',
    refused: 'Det går inte att be om den tiden. Välj en annan, eller hör av dig till verkstaden.',
  },

  wash: {
    label: 'Bilen är ändå här: tvätta den efteråt?',
    none: 'Ingen tvätt',
    at: (time: string) => `Tvätten börjar ${time}.`,
    full: 'Ingen tid för tvätt är ledig samma dag efter jobbet, så bara jobbet bokas.',
    /** The way in which the wash is booked, where the job is booked in another one. */
    modes: {
      instant: 'Tvätten bokas direkt, och verkstaden svarar om jobbet.',
      request: 'Jobbet bokas direkt, och verkstaden svarar om tvätten.',
    } satisfies Record<Exclude<BookingMode, 'phone'>, string>,
    left: (name: string) =>
      `Tvätten (${name}) är inte bokad. Ring verkstaden, eller boka en tid för den för sig.`,
  },

  earlier: {
    start: 'Säg till om det blir ledigt tidigare',
    sending: 'Skickar …',
    sent: 'Verkstaden hör av sig om det blir ledigt tidigare.',
    failed: 'Vi fick inget svar. Kontrollera uppkopplingen och tryck igen.',
    refused: 'Det går inte längre. Hör av dig till verkstaden.',
  },

  /** The entry for the visitor's own calendar. */
  calendar: {
    save: 'Lägg i kalendern',
    file: (day: string) => `bokning-${day}.ics`,
    services: (names: string) => `Tjänster: ${names}`,
    address: (address: string) => `Adress: ${address}`,
    change: (phone: string) => `Behöver du ändra eller avboka? Ring ${phone}.`,
  },

  callOff: {
    start: 'Avboka',
    ask: 'Vill du boka av tiden? Den blir ledig för andra.',
    yes: 'Ja, avboka',
    no: 'Behåll tiden',
    sending: 'Avbokar …',
    failed: 'Vi fick inget svar. Kontrollera uppkopplingen och försök igen.',
    late: (before: string | null) =>
      `Det går inte längre att boka av här${before === null ? '' : `: det görs senast ${before} före tiden`}.`,
  },
};

export type Texts = typeof sv;
