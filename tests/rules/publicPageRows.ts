import { mostServices } from '@/domain/publicPage/publicPage';
import { bookingModes, bookingSettingsLimits } from '@/domain/publicPage/bookingSettings';
import { serverTime, type Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import type { DocumentCase } from './documentCases';
import { address, email, phone } from './contactSpecs';
import {
  exactly,
  field,
  flag,
  integer,
  isMap,
  orNull,
  shownLine,
  shownText,
  type DocumentSpec,
  type FieldSpec,
} from './fieldSpecs';
import { openWeek, publicPage } from './publicWorld';
import { about, type Row } from './rows';
import { workshops } from './world';

const { own, shared } = workshops;
const page = `${own}/publicPages/main`;

const setPage = (fields: Fields, path = page): Write => ({ set: path, fields });
const setSlug = (slug: string, workshopId: string, releasedAt: unknown = null): Write => ({
  set: `slugs/${slug}`,
  fields: { workshopId, releasedAt },
});

/** Moves the page of `own` to another address, and releases the former one. */
export const movedTo = (slug: string): Write[] => [
  setPage(publicPage(slug)),
  setSlug(slug, 'own'),
  setSlug('ekbacken', 'own', serverTime),
];

/** Publishes the first page of `shared`. */
export const firstPage = (slug = 'delad'): Write[] => [
  setPage(publicPage(slug), `${shared}/publicPages/main`),
  setSlug(slug, 'shared'),
];

const line = /^[1-9]\d{0,4}[|](0|[1-9]\d{0,7})[|](25|12|6|0)[|](workshop|wash)[|][^|\n\r]{1,120}$/;
const services = field(
  (value) =>
    isMap(value) &&
    Object.keys(value).join() === 's1' &&
    Object.values(value).every((each) => typeof each === 'string' && line.test(each)),
  [
    publicPage('ekbacken').services,
    { s1: `10080|10000000|6|wash|${'x'.repeat(120)}` },
    { s1: '5|0|0|workshop|Däck, hjul' },
  ],
  [
    ...['', '45', '0|0|25|workshop|A', '45|-1|25|workshop|A', '45|0|24|workshop|A'],
    ...['45|0|25|loan|A', '45|0|25|workshop|', `45|0|25|wash|${'x'.repeat(121)}`],
    ...['45|0|25|wash|A|B', '45|0|25|wash|A\nB', '1.5|0|25|wash|A', 7, null, ['x']],
  ].map((value): unknown => ({ s1: value })),
);
const places = field(
  (value) =>
    isMap(value) &&
    Object.keys(value).length <= 500 &&
    Object.keys(value).every((id) => /^[\w-]{1,128}$/.test(id)) &&
    Object.values(value).every((group) => group === 'workshop' || group === 'wash'),
  [{ r9: 'workshop' }, {}, { r1: 'wash', r2: 'workshop' }],
  [{ r9: 'loanCar' }, { r9: true }, { 'å b': 'wash' }],
);

const isMode = (value: unknown) => bookingModes.some((mode) => mode === value);
const modes = field(
  (value) =>
    isMap(value) &&
    Object.keys(value).toSorted().join() === 'wash,workshop' &&
    Object.values(value).every(isMode),
  [
    { workshop: 'request', wash: 'instant' },
    { workshop: 'phone', wash: 'request' },
    { workshop: 'instant', wash: 'phone' },
  ],
  [
    { workshop: 'request' },
    { wash: 'request' },
    { workshop: 'request', wash: 'request', loan: 'request' },
    { workshop: 'other', wash: 'request' },
    { workshop: 'request', wash: true },
  ],
);

/** An address that leads to the page. No long text is tried: the emulator fails on the path that it gives. */
const slugSpec = (slug: string): FieldSpec => ({
  isValid: (value) => value === slug,
  accepted: [slug],
  refused: ['', 'another', 'EKBACKEN', 'a/b', 7, true, null, [slug], { slug }],
});

/** The page of `own` field by field; the order of the services follows from them. */
const pageSpec = (slug: string): DocumentSpec => ({
  isOpen: flag,
  name: shownText({ min: 1, max: 120 }),
  phone: orNull(phone),
  email: orNull(email),
  address,
  intro: orNull(shownText(bookingSettingsLimits.intro)),
  hours: shownLine({ min: 1, max: 500 }),
  services,
  order: exactly(['s1']),
  places,
  leadMinutes: integer(bookingSettingsLimits.leadMinutes),
  modes,
  horizonDays: integer(bookingSettingsLimits.horizonDays),
  cancelMinutes: integer(bookingSettingsLimits.cancelMinutes),
  perHour: integer(bookingSettingsLimits.perHour),
  // Not the first, which a huge text is tried for.
  slug: slugSpec(slug),
});

const weeks = field(
  (value) =>
    isMap(value) &&
    Object.keys(value).length >= 1 &&
    Object.keys(value).length <= 12 &&
    Object.entries(value).every(
      ([week, open]) =>
        /^\d{4}$/.test(week) && typeof open === 'string' && /^[01]{672}$/.test(open),
    ),
  [
    { 2970: openWeek },
    Object.fromEntries(Array.from({ length: 12 }, (_, n) => [2970 + n, openWeek])),
  ],
  [
    Object.fromEntries(Array.from({ length: 13 }, (_, n) => [2970 + n, openWeek])),
    { 2970: openWeek.slice(1) },
    { 2970: `${openWeek}1` },
    { 2970: openWeek.replace('1', '2') },
    { 2970: openWeek.slice(1), 2971: `${openWeek}1` },
    { 297: openWeek },
    { x: openWeek },
    { 2970: 7 },
  ],
);

const stranger = { who: 'owner', uid: 'olle', stamps: {} } as const;

/** The ways to write what strangers read, which has no stamps. */
export const publicCases: DocumentCase[] = [
  {
    about: 'publicPages',
    kind: 'update',
    ...stranger,
    path: page,
    spec: pageSpec('ekbacken'),
    others: [],
  },
  {
    ...{ about: 'publicPages', kind: 'create', ...stranger },
    ...{
      path: `${shared}/publicPages/main`,
      spec: pageSpec('delad'),
      others: firstPage().slice(1),
    },
  },
  {
    about: 'publicWeeks',
    kind: 'update',
    ...stranger,
    path: `${own}/publicWeeks/main`,
    spec: { weeks },
    others: [],
  },
  {
    about: 'publicWeeks',
    kind: 'create',
    ...stranger,
    path: `${shared}/publicWeeks/main`,
    spec: { weeks },
    others: [],
  },
  {
    ...{ about: 'slugs', kind: 'create', ...stranger, path: 'slugs/delad' },
    spec: { releasedAt: exactly(null), workshopId: exactly('shared') },
    others: firstPage().slice(0, 1),
  },
];

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`s${n}`, '45|0|25|wash|Tvätt']));
const withServices = (list: Fields) =>
  setPage({ ...publicPage('ekbacken'), services: list, order: Object.keys(list) });

const pages = about('publicPages');
const slugs = about('slugs');
const occupancy = about('occupancy');

/** Addresses of pages, and what strangers read of occupancy. */
export const publicPageRows: Row[] = [
  pages.may('owner', 'move to a free address', movedTo('ny-adress')),
  pages.may('owner', 'move to an address released a year ago', movedTo('gammal')),
  pages.may('owner', 'show no service', [withServices({})]),
  pages.may('owner', 'show as many services as there is room for', [
    withServices(many(mostServices)),
  ]),
  pages.mayNot('owner', 'show one service more', [withServices(many(mostServices + 1))]),
  pages.mayNot('owner', 'leave a service out of the order', [
    setPage({ ...publicPage('ekbacken'), order: [] }),
  ]),
  pages.mayNot('owner', 'name a service twice in the order', [
    setPage({ ...publicPage('ekbacken'), order: ['s1', 's1'] }),
  ]),
  pages.mayNot('owner', 'name a missing service in the order', [
    setPage({ ...publicPage('ekbacken'), order: ['s2'] }),
  ]),
  pages.mayNot('staff', 'change the page', [setPage({ ...publicPage('ekbacken'), intro: 'Hej' })]),
  pages.mayNot('owner', 'publish a first page without an address', firstPage().slice(0, 1)),
  pages.mayNot('owner', 'move without the new address', movedTo('ny-adress').toSpliced(1, 1)),
  pages.mayNot(
    'owner',
    'move without releasing the former address',
    movedTo('ny-adress').slice(0, 2),
  ),
  pages.mayNot('owner', 'move to the address of another workshop', movedTo('grannen')),
  pages.mayNot('owner', 'move to an address released lately', movedTo('nyss')),
  pages.mayNot(
    'owner',
    'claim the address of another workshop',
    movedTo('grannen').toSpliced(1, 1),
  ),
  pages.mayNot('owner', 'publish a second page', [
    setPage(publicPage('ekbacken'), `${own}/publicPages/other`),
  ]),
  pages.mayNot('owner', 'publish a second first page', [
    setPage(publicPage('delad'), `${shared}/publicPages/other`),
    setSlug('delad', 'shared'),
    setPage(publicPage('delad'), `${shared}/publicPages/main`),
  ]),
  pages.mayNot('staff', 'move to a free address', movedTo('ny-adress')),
  ...['ab', 'x'.repeat(41), '-delad', 'delad-', 'Delad', 'de lad'].map((slug) =>
    slugs.mayNot('owner', `publish at the address ${slug}`, firstPage(slug)),
  ),
  slugs.may('owner', 'publish at the longest address', firstPage('x'.repeat(40))),
  slugs.mayNot('owner', 'take an address without a page', [setSlug('ny-adress', 'own')]),
  slugs.mayNot('owner', 'take an address that is released at once', [
    setSlug('ny-adress', 'own', serverTime),
  ]),
  slugs.mayNot('staff', 'write the address of the page anew', [setSlug('ekbacken', 'own')]),
  slugs.mayNot('owner', 'release an address and add to it', [
    ...movedTo('ny-adress').slice(0, 2),
    {
      set: 'slugs/ekbacken',
      fields: { workshopId: 'own', releasedAt: serverTime, more: 'x' },
    },
  ]),
  slugs.mayNot('owner', 'take an address for another workshop', [
    setPage(publicPage('delad'), `${shared}/publicPages/main`),
    setSlug('delad', 'shared'),
    setSlug('annan', 'other'),
  ]),
  slugs.mayNot('owner', 'release the address of its page', [
    setSlug('ekbacken', 'own', serverTime),
  ]),
  slugs.mayNot('owner', 'release an address at another time', [
    ...movedTo('ny-adress').slice(0, 2),
    setSlug('ekbacken', 'own', new Date(0)),
  ]),
  slugs.mayNot('owner', 'release the address of another workshop', [
    setSlug('grannen', 'other', serverTime),
  ]),
  slugs.mayNot('owner', 'renew the release of an address', [
    setSlug('tidigare', 'own', serverTime),
  ]),
  slugs.may('owner', 'move back to an address that it has left', movedTo('tidigare')),
  slugs.mayNot('otherOwner', 'take the address of a page', [setSlug('ekbacken', 'other')]),
  slugs.mayNot('owner', 'delete an address', [{ delete: 'slugs/ekbacken' }]),
  about('publicWeeks').mayNot('staff', 'publish other weeks', [
    { set: `${own}/publicWeeks/other`, fields: { weeks: { 2971: openWeek } } },
  ]),
  ...(['anonymous', 'otherOwner'] as const).flatMap((who) => [
    occupancy.may(who, 'read a place of the public page', { get: `${own}/occupancy/r9_2970` }),
    occupancy.mayNot(who, 'read another place', { get: `${own}/occupancy/r1_2968` }),
    occupancy.mayNot(who, 'read a place where there is no page', {
      get: `${shared}/occupancy/r9_2970`,
    }),
  ]),
];
