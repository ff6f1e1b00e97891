import { anonymisedCustomer, type CustomerFields } from '@/domain/register/customer';
import { withCheckDigit } from './contacts';
import { customer } from './customers';

const script = '<img src=x onerror=alert(1)>';
const street = (address: string) => ({ street: address, postcode: '123 45', city: 'Ekbacken' });

/**
 * Customers, by id, that may trip a form, a list or a search; their phones are numbers 90–99 of each
 * fictional range.
 */
export const awkwardCustomers: Record<string, CustomerFields> = {
  'long-name': customer({
    name: 'Anna-Karin Elisabeth Margareta Wallenström-Gyllenbergsson af Östanforsby von Björkensköld',
    phones: ['+46701740690'],
    email: 'anna-karin.elisabeth.margareta.wallenstrom-gyllenbergsson@ostanforsby.example',
    tags: ['Däckhotell', 'VIP', 'Ring först'],
  }),
  'no-phone': customer({
    name: 'Gösta Frid',
    address: street('Prästgårdsvägen 1'),
    notes: 'Har varken telefon eller e-post.\nKommer förbi på torsdagar,\nannars brev.',
  }),
  'only-name': customer({ name: 'Örjan' }),
  accents: customer({
    name: 'Renée Åkerblöm-Müller',
    phones: ['+46701740691'],
    email: 'renée@åkerblöm.example',
    address: street('Ängsvägen 3'),
  }),
  markup: customer({
    name: script,
    email: 'markup@post.example',
    tags: ['Ring först'],
  }),
  'markup-notes': customer({
    name: '=SUMMA(A1:A9)',
    phones: ['+46701740692'],
    notes: `${script}\n</textarea><script>alert(2)</script>\n=1+1`,
  }),
  // The same person twice, as an example for the merge.
  'duplicate-1': customer({
    name: 'Lars Öhrvall',
    phones: ['+46701740693'],
    address: street('Kvarnvägen 8'),
    notes: 'Vinterhjulen ligger hos oss.',
    tags: ['Däckhotell'],
  }),
  'duplicate-2': customer({
    name: 'Lasse Öhrvall',
    phones: ['+46701740693', '+46846500490'],
    email: 'lasse.ohrvall@post.example',
    notes: 'Ring efter kl. 17.',
    tags: ['Ring först'],
  }),
  'took-over': customer({
    name: 'Maria Sandell',
    phones: ['+46701740694'],
    email: 'maria.sandell@post.example',
    notes: 'Hade två kort hos oss, sammanslagna i oktober.',
  }),
  anonymised: anonymisedCustomer(
    'private',
    'Kunden bad att bli raderad (dataskyddsförordningen art. 17). Fakturorna sparas i sju år.',
  ),
  german: customer({
    name: 'Jürgen Groß',
    // A number from the range that Germany reserves for film and television.
    phones: ['+493023125042'],
    address: { street: 'Musterstraße 5, Berlin', postcode: null, city: 'Tyskland' },
    notes: 'På genomresa. Spricht Deutsch und ein wenig Schwedisch.',
  }),
  norwegian: customer({ name: 'Bjørn Sæther', email: 'bjorn.saether@post.example' }),
  veteran: customer({
    name: 'Åke Ljungqvist-Ek',
    phones: ['+46846500491'],
    tags: ['VIP'],
  }),
  fleet: customer({
    kind: 'company',
    name: 'Granåsby Hemtjänst AB',
    organisationNumber: withCheckDigit('443219001'),
    reference: 'Bilansvarig Karin Sköld',
    paymentDays: 30,
    phones: ['+46846500492', '+46846500493', '+46701740695'],
    email: 'bilar@granasby-hemtjanst.example',
    address: { street: 'Industrigatan 40', postcode: '123 74', city: 'Granåsby' },
    notes: 'Högst två bilar åt gången.\nTvätt var fjortonde dag, enligt avtal.',
    tags: ['Företagsavtal', 'Däckhotell'],
  }),
  leasing: customer({
    kind: 'company',
    name: 'Långfärd Leasing i Ekbacken AB',
    organisationNumber: withCheckDigit('443219002'),
    reference: 'Avtal 4711',
    paymentDays: 60,
    email: 'faktura@langfard-leasing.example',
    notes: 'Godkänner arbeten över 5 000 kr i förväg.',
    tags: ['Företagsavtal'],
  }),
  employer: customer({
    kind: 'company',
    name: 'Sjövretens Arkitekter HB',
    organisationNumber: withCheckDigit('443219003'),
    phones: ['+46846500494'],
    address: { street: 'Hamngatan 2', postcode: '123 86', city: 'Sjövreten' },
  }),
  employee: customer({
    name: 'Ellen Tjänstebilsson',
    phones: ['+46701740696'],
    email: 'ellen@sjovretens-arkitekter.example',
  }),
  // The organisation number of a sole trader is a personnummer; this one is from the tax agency's test
  // series.
  'sole-trader': customer({
    kind: 'company',
    name: 'Lindas Hundpensionat (enskild firma)',
    organisationNumber: '8507099805',
    paymentDays: 0,
    phones: ['+46701740697'],
    tags: ['Företagsavtal'],
  }),
};
