import type { Address } from '@/domain/values/address';
import type { Random } from './random';

const firstNames = `
  Agnes Ahmed Alice Amina Anders Anna Annika Arvid Astrid Axel Bengt Birgitta Björn Börje Camilla
  Carina Christer Daniel David Ebba Elin Elsa Emil Erik Eva Fatima Felix Fredrik Göran Gunilla Gösta
  Hanna Hassan Helena Henrik Håkan Ingrid Isak Jan Jasmin Jenny Jesper Johanna Jonas Josefin Karin
  Karl Katarina Kerstin Kjell Kristina Lars Leila Lena Linnéa Louise Magnus Malin Maria Märta Mehmet
  Mikael Mohamed Monika Niklas Nils Olof Oskar Patrik Per Pernilla Peter Petra Pål Rasmus Robin Sara
  Siv Sofia Stefan Susanne Sven Thérèse Tobias Tove Ulla Ulf Viktor Wilma Yusuf Yvonne Åke Åsa Örjan
`
  .trim()
  .split(/\s+/);

const lastNames = `
  Abdi Ahlgren Almqvist Andersson Åberg Åkesson Ängström Backlund Berg Bergqvist Björk Blom Boström
  Bäckman Carlsson Dahl Dahlström Demir Edlund Ek Ekström Eriksson Falk Fors Forsberg Franzén Fredin
  Granath Gren Grönlund Gustafsson Hall Hansson Hassan Hedlund Hellström Holm Holmqvist Häggström
  Isaksson Jansson Johansson Jönsson Karlsson Kjellberg Kovačić Lind Lindahl Lindén Lindgren Ljung
  Lundberg Löfgren Malm Mattsson Moberg Månsson Nilsson Norberg Norén Nowak Nyberg Nordin Näslund
  Olsson Palm Persson Pettersson Rosén Rydberg Sandberg Sjöberg Skoglund Sköld Ström Sundin Svensson
  Söderlund Thorén Törnqvist Wallin Wennberg Westman Wikström Yılmaz Ödman Östberg Öhman Örn
`
  .trim()
  .split(/\s+/);

const trades = `
  Bageri Blommor Bostadsservice Budbilar Bygg Dataservice El Fastigheter Flyttservice Fönsterputs
  Glas Golv Hemtjänst Kakel Konsult Kyla Livs Mark Måleri Plåt Redovisning Rör Snickeri Städ Såg
  Taxi Trafikskola Trädgård Tryckeri Transport Ventilation Åkeri
`
  .trim()
  .split(/\s+/);

// These places are made up; the first is the workshop's own.
const cities = [
  { city: 'Ekbacken', postcodes: ['123 45', '123 46', '123 47'] },
  { city: 'Almdalen', postcodes: ['123 60', '123 61'] },
  { city: 'Björkviksnäs', postcodes: ['123 71'] },
  { city: 'Granåsby', postcodes: ['123 74', '123 75'] },
  { city: 'Kvarnhult', postcodes: ['123 80'] },
  { city: 'Lillsätra', postcodes: ['123 83'] },
  { city: 'Sjövreten', postcodes: ['123 86', '123 87'] },
  { city: 'Älvhaga', postcodes: ['123 91'] },
  { city: 'Östanforsby', postcodes: ['123 94'] },
];

const streets = `
  Ekbacksvägen Storgatan Skolgatan Kvarnvägen Björkstigen Åkervägen Ängsvägen Sjövägen Industrigatan
  Verkstadsgatan Tallvägen Rönnvägen Kyrkogatan Prästgårdsvägen Hamngatan Stationsvägen Mejerigatan
  Smedjegatan Lingonstigen Hagvägen Östergatan Västerlånggränd Fågelvägen Gärdesgränd
`
  .trim()
  .split(/\s+/);

/** A person's name, sometimes with two surnames. */
export function personName(random: Random): string {
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  return random.chance(0.06) ? `${first} ${last} ${random.pick(lastNames)}` : `${first} ${last}`;
}

/** A company's name with its legal form. */
export function companyName(random: Random): string {
  const trade = random.pick(trades);
  const form = random.pick(['AB', 'AB', 'AB', 'AB', 'HB']);
  return random.chance(0.5)
    ? `${random.pick(cities).city.replace(/s$/, '')}s ${trade} ${form}`
    : `${random.pick(lastNames).replace(/s$/, '')}s ${trade} ${form}`;
}

/** A whole address in the neighbourhood. */
export function nearbyAddress(random: Random): Address {
  const { city, postcodes } = random.pick(cities);
  const entrance = random.chance(0.15) ? ` ${random.pick(['A', 'B', 'C'])}` : '';
  const street = `${random.pick(streets)} ${random.whole(1, 98)}${entrance}`;
  return { street, postcode: random.pick(postcodes), city };
}
