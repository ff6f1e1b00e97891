import { anonymisedCustomer, type CustomerFields } from '@/domain/register/customer';
import { withCheckDigit } from './contacts';
import { customer } from './customers';

const street = (address: string) => ({ street: address, postcode: '123 45', city: 'Ekbacken' });

/**
 * Customers, by id, of whom every workshop has a few: without a telephone, twice in the register, from abroad, with
 * many cars. Their phones are numbers 90–99 of each fictional range, of which the awkward customers have some.
 */
export const specialCustomers: Record<string, CustomerFields> = {
  'no-phone': customer({
    name: 'Gösta Frid',
    address: street('Prästgårdsvägen 1'),
    notes: 'Har varken telefon eller e-post.\nKommer förbi på torsdagar,\nannars brev.',
  }),
  accents: customer({
    name: 'Renée Åkerblöm-Müller',
    phones: ['+46701740691'],
    email: 'renee.akerblom@post.example',
    address: street('Ängsvägen 3'),
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
  danish: customer({
    kind: 'company',
    name: 'Øresunds Møbeltransport ApS',
    // Danish numbers that begin with 99 belong to nobody.
    vatNumber: 'DK99000007',
    reference: 'Kørselsleder Søren',
    // A number from the range that Germany reserves for film and television; Denmark has none.
    phones: ['+493023125042'],
    email: 'faktura@oresunds-moebeltransport.example',
    address: { street: 'Havnegade 5', postcode: '3000', city: 'Helsingør', country: 'DK' },
    notes: 'Faktureras utan svensk moms.',
    tags: ['Företagsavtal'],
  }),
  norwegian: customer({
    name: 'Bjørn Sæther',
    email: 'bjorn.saether@post.example',
    address: { street: 'Storgata 12', postcode: '1767', city: 'Halden', country: 'NO' },
  }),
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
    reference: 'Avtal 2318',
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
    name: 'Ellen Hagström',
    phones: ['+46701740696'],
    email: 'ellen@sjovretens-arkitekter.example',
  }),
  taxi: customer({
    kind: 'company',
    name: 'Ekbackens Taxi AB',
    organisationNumber: withCheckDigit('443219004'),
    reference: 'Trafikledningen',
    paymentDays: 15,
    phones: ['+46846500495', '+46701740692'],
    email: 'trafik@ekbackens-taxi.example',
    notes: 'Behöver bilen tillbaka samma dag.',
    tags: ['Företagsavtal'],
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
