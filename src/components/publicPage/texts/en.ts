import type { CalendarDate } from '@internationalized/date';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import type { Texts } from './sv';

// A day has no time zone, so it is formatted as midnight UTC in UTC. Some browsers have a comma between the two parts.
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const amount = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The words of `usualHours`. */
const hourWords: Record<string, string> = {
  mån: 'Mon',
  tis: 'Tue',
  ons: 'Wed',
  tors: 'Thu',
  fre: 'Fri',
  lör: 'Sat',
  sön: 'Sun',
  stängt: 'closed',
};

const wrongFields: Record<string, string> = {
  plate: 'This is not a registration number. It has letters and digits only, 12 at most.',
  name: 'Fill in your name.',
  phone: 'This is not a telephone number. It begins with 0 or +, for example 070-123 45 67.',
  email: 'This is not an e-mail address.',
  message: 'This looks like a Swedish personal identity number. Those of customers are not stored.',
};

function day(shown: CalendarDate, today: CalendarDate): string {
  const midnight = shown.toDate('UTC');
  const text = `${weekday.format(midnight)} ${date.format(midnight)}`;
  return shown.year === today.year ? text : `${text} ${shown.year}`;
}

const price = (ore: number) => `SEK\u00a0${amount.format(ore / 100).replace(/\.00$/, '')}`;
const inclVat = (ore: number) => `${price(ore)} incl.\u00a0VAT`;

/** The English texts of a workshop's page and of the page of a request. */
export const en: Texts = {
  language: 'en',
  other: { language: 'sv', name: 'På svenska' },

  price,
  inclVat,
  sum: (minutes, ore) => `${formatDuration(minutes)}, ${inclVat(ore)}`,
  day,
  time: (startsAt, now) => `${day(dayOf(startsAt), dayOf(now))} at\u00a0${formatClock(startsAt)}`,
  hours: (text) => text.replace(/\p{L}+/gu, (word) => hourWords[word.toLowerCase()] ?? word),

  head: {
    title: (name) => `${name} – available times`,
    address: 'Address',
    open: 'Open',
    call: (phone) => `Call ${phone}`,
  },

  howToAsk: {
    call: 'Call',
    write: 'Write to',
    after: 'and ask.',
    visit: 'Ask at the workshop.',
  },

  unscripted: (day) =>
    `The details are from ${day} and may have changed since. Free times are shown only with JavaScript.`,

  noPage: {
    title: 'There is no page at this address',
    text: 'The address may be mistyped, or the workshop has changed it. Ask the workshop for the right one, or book by telephone.',
    home: 'To the start page',
  },

  notRead: {
    title: 'The page could not be loaded',
    reading: 'Loading the page …',
    text: 'Check your connection and try again. If that does not help, call the workshop.',
  },
  again: 'Try again',
  fetching: 'Loading …',

  services: {
    choose: '1. Choose services',
    kind: 'Type of service',
    groups: { workshop: 'Workshop', wash: 'Car wash' },
    vat: 'Prices include VAT.',
    prices: 'Services and prices',
    none: 'The workshop does not show any services here yet.',
    count: (count) => (count === 1 ? '1 service' : `${count} services`),
  },

  times: {
    choose: '2. Choose day and time',
    next: 'Choose a time',
    noService: 'Choose at least one service to see available times.',
    noPlace: 'Times for these services are not shown here.',
    none: 'No available times are shown at the moment.',
    allFull: 'No available times in the coming days.',
    more: 'Show more days',
    failed: 'The available times could not be loaded.',
    failedNext: 'Check your connection. Your choices are kept.',
    reading: 'Loading available times …',
    asOf: (clock) => `Available times as of ${clock}`,
    unread: 'No times loaded',
    refresh: 'Refresh',
    near: ['Today', 'Tomorrow'],
    from: 'from',
    ofDay: (text) => `Available times ${text}`,
    states: {
      full: 'Fully booked',
      late: 'No time',
      closed: 'Closed',
      unknown: 'Not shown yet',
    },
    gone: (time, hasOthers) =>
      `It is no longer possible to start ${time}. Choose another time${hasOthers ? ', for example:' : '.'}`,
  },

  ask: {
    book: 'Book the time',
    bookStep: '3. Book the time',
    requestStep: '3. Send a request',
    also: 'You have also chosen',
    alsoAfter: ', to be booked separately.',
    instant: 'The time is yours once you have pressed Book.',
    held: 'The time is held for you until the workshop has answered, for 24 hours at most.',
    alsoCall: 'You can also call',
    otherTime: 'Choose another time',
    notBooked:
      'The time is not booked yet. It is yours only when the workshop has answered, and somebody else may take it first.',
    sayByPhone: (phone) => `Call ${phone} and say which time you want.`,
    sayByMail: 'Write to the workshop and say which time you want.',
    sayByCopy: 'Copy the time and contact the workshop.',
    mail: (email) => `E-mail ${email}`,
    mailWithoutText: (email) => `E-mail ${email}, without the text`,
    mailTooLong: 'The text is too long for an e-mail link: copy it and paste it into the e-mail.',
    mailSubject: (time) => `Booking ${time}`,
    mailText: (wish) =>
      `Hello!\n\nI would like to book this time:\n\n${wish}\n\nRegistration number: \nName: \nTelephone: \n`,
    copy: 'Copy the time',
    copied: 'The text has been copied.',
    notCopied:
      'The text could not be copied. Select the services and the time above and copy them.',
  },

  form: {
    plate: 'Registration number',
    name: 'Your name',
    phone: 'Mobile number',
    email: 'E-mail',
    emailHint: 'Optional.',
    message: 'Message',
    messageHint: 'Optional, for example what is wrong with the car.',
    privacy: (name) =>
      `${name} uses these details to answer you, book the time and do the job. They are kept for as long as that takes, and a request that comes to nothing is emptied after 30 days. You have the right to see, correct and delete your details: contact the workshop. You can also complain to the Swedish Authority for Privacy Protection (IMY).`,
    book: 'Book',
    request: 'Send request',
    sending: 'Sending …',
    gone: 'Somebody was faster: the time is no longer available. Choose another time.',
    changed:
      'The workshop has changed something on this page, so nothing was sent. Check the services and the time and try again.',
    tooMany:
      'The workshop has received many requests in the past hour and takes no more right now. Try again in a while.',
    failed:
      'We got no answer, so the booking may not have arrived. Check your connection and press again: there will only be one booking.',
    fieldError: (told, name, isMissing) =>
      isMissing ? 'Fill in this field' : (wrongFields[name] ?? told),
  },

  request: {
    titles: {
      requested: 'The request has been sent',
      booked: 'The time is booked',
      proposed: 'The workshop suggests another time',
      takenIn: 'The time is booked',
      declined: 'The workshop cannot take the car then',
      expired: 'The workshop did not answer in time',
      cancelled: 'The booking is cancelled',
    },
    texts: {
      requested:
        'The time is held for you until the workshop has answered, for 24 hours at most. You will see the answer here.',
      booked: 'Welcome! If the time should change, you will see it here.',
      proposed:
        'Press the time that suits you to book it. The times are not held, so somebody else may be quicker.',
      takenIn: 'Welcome! If the time should change, you will see it here.',
      declined: 'The time is not booked.',
      expired: 'The time is not booked, and is no longer held.',
      cancelled: 'The time is free for others.',
    },
    over: 'The time has passed',
    notRead: 'The booking could not be loaded. Check your connection and try again.',
    nowhere: 'The link does not lead to any booking. It may be mistyped.',
    other: 'Your first request had arrived, so no new one was sent. That is the one you see here.',
    old: 'The details may be out of date: they could not be loaded again.',
    save: 'Save the link to this page. With it you see if the time changes, and you can cancel. So can everybody who has the link.',
    copy: 'Copy the link',
    copied: 'The link has been copied.',
    notCopied: 'The link could not be copied. Copy it from the address bar.',
    onPhone: 'Open the page on your phone',
    qrCode: 'QR code for this page',
    newTime: 'Choose a new time',
  },

  proposal: {
    sending: 'Booking …',
    gone: (time) => `Somebody was quicker: ${time} is no longer available.`,
    failed: 'We got no answer. Check your connection and press again.',
    refused: 'The time could not be booked: the workshop has changed something.',
    none: 'Does none of the times suit you?',
    over: 'None of the times can be booked any longer.',
  },

  wish: {
    start: 'Ask for another time',
    text: 'Choose a time that suits you better. Your time stays until the workshop has answered.',
    send: (time) => `Ask for ${time}`,
    sending: 'Sending …',
    sent: (time) =>
      `You have asked for ${time} instead. The time above stays until the workshop has answered.`,
    failed: 'We got no answer. Check your connection and press again.',
    refused: 'That time cannot be asked for. Choose another one, or contact the workshop.',
  },

  wash: {
    label: 'The car is here anyway: wash it afterwards?',
    none: 'No wash',
    at: (time) => `The wash begins ${time}.`,
    full: 'No time for a wash is available later that day, so only the job is booked.',
    modes: {
      instant: 'The wash is booked at once, and the workshop will answer about the job.',
      request: 'The job is booked at once, and the workshop will answer about the wash.',
    },
    left: (name) =>
      `The wash (${name}) is not booked. Call the workshop, or book a time for it separately.`,
  },

  earlier: {
    start: 'Tell me if an earlier time becomes available',
    sending: 'Sending …',
    sent: 'The workshop will contact you if an earlier time becomes available.',
    failed: 'We got no answer. Check your connection and press again.',
    refused: 'It is no longer possible. Contact the workshop.',
  },

  calendar: {
    save: 'Add to calendar',
    file: (text) => `booking-${text}.ics`,
    services: (names) => `Services: ${names}`,
    address: (address) => `Address: ${address}`,
    change: (phone) => `Need to change or cancel? Call ${phone}.`,
  },

  callOff: {
    start: 'Cancel the booking',
    ask: 'Do you want to cancel? The time will be free for others.',
    yes: 'Yes, cancel it',
    no: 'Keep the time',
    sending: 'Cancelling …',
    failed: 'We got no answer. Check your connection and try again.',
    late: (before) =>
      `It is no longer possible to cancel here${before === null ? '' : `: that is possible until ${before} before the time`}.`,
  },
};
