import {
  bookIcon,
  clipboardIcon,
  clockIcon,
  customersIcon,
  keyboardIcon,
  offlineIcon,
  reportsIcon,
  rolesIcon,
} from './siteIcons';

/** The parts of the product around the booking: icon, name and a sentence each. */
export const bookingSystemParts = [
  [
    customersIcon,
    'Kunder och bilar',
    'Ett kort per kund. Historiken följer bilen, också när den byter ägare.',
  ],
  [
    bookIcon,
    'Servicebok',
    'Datum, mätarställning, olja och delar, och när nästa service är. Går att skriva ut.',
  ],
  [
    clipboardIcon,
    'Arbetsorder',
    'Arbete, delar och fasta priser på samma order. Kunden säger ja rad för rad.',
  ],
  [
    clockIcon,
    'Personalliggare',
    'Byggd på reglerna i skatteförfarandelagen. Rättelser läggs till, inget skrivs över.',
  ],
  [
    offlineIcon,
    'Fungerar utan nät',
    'Skriv vidare när täckningen är borta. Ändringarna skickas när nätet är tillbaka.',
  ],
  [
    keyboardIcon,
    'Tangentbordet räcker',
    'Allt som går att dra med musen går att göra med tangenterna.',
  ],
  [
    rolesIcon,
    'Roller',
    'Ägaren styr, medarbetaren arbetar, revisorn läser. Ingen annan verkstad ser något.',
  ],
  [reportsIcon, 'Rapporter', 'Hur fulla lyftarna och tvätten är, och vad dagen gav.'],
] as const;
