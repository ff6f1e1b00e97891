import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  mostServices,
  type PageSources,
  publicPageDocument,
  publicPageOf,
  servicesOf,
} from '@/domain/publicPage/publicPage';
import { usualBookingSettings } from '@/domain/publicPage/bookingSettings';
import type { Resource } from '@/domain/workshop/resource';
import type { Service } from '@/domain/workshop/service';
import { starterWeek } from '@/domain/workshop/starterSet';

const stamps = {
  createdAt: new Date('2026-11-02T08:00:00Z'),
  createdBy: 'olle',
  updatedAt: new Date('2026-11-02T08:00:00Z'),
  updatedBy: 'olle',
};
const service = (id: string, values: Partial<Service> = {}) => {
  const usual: Service = {
    ...stamps,
    name: 'Däckskifte',
    group: 'workshop',
    minutes: 45,
    priceOre: 49_500,
    vatRate: 25,
    isPublic: true,
    order: 1,
    isActive: true,
  };
  return { id, data: { ...usual, ...values }, pending: false };
};
const place = (id: string, kind: Resource['kind'], isActive = true) => {
  const data: Resource = {
    ...stamps,
    name: `Plats ${id}`,
    kind,
    colour: 'petrol',
    order: 1,
    isActive,
    registrationNumber: null,
  };
  return { id, data, pending: false };
};

function pageOf(values: Partial<PageSources> = {}) {
  return publicPageOf({
    settings: usualBookingSettings('Ekens bil'),
    workshop: {
      name: 'Ekens bil',
      phone: '+46846500400',
      email: 'hej@eken.example',
      address: { street: 'Ekvägen 1', postcode: '123 45', city: 'Eken' },
    },
    week: starterWeek,
    services: [service('a')],
    resources: [place('lift1', 'lift')],
    ...values,
  });
}

const fields = ({ id, name, group, minutes, priceOre, vatRate }: Service & { id: string }) => ({
  ...{ id, name, group, minutes, priceOre, vatRate },
});

test('services come back in the order of the workshop, with all that strangers see', () => {
  const services = [
    service('late', { order: 3, vatRate: 0, priceOre: 0 }),
    service('wash', { order: 1, group: 'wash', minutes: 10_080, priceOre: 10_000_000 }),
    service('long', { order: 2, name: 'ö'.repeat(120), vatRate: 12 }),
  ];
  const page = pageOf({ services });
  expect(v.parse(publicPageDocument, page)).toEqual(page);
  expect(servicesOf(page)).toEqual(
    ['wash', 'long', 'late'].map((id) => {
      const found = services.find((each) => each.id === id);
      return found && fields({ id, ...found.data });
    }),
  );
});

test('a bar in a name becomes a slash, so that the line keeps its parts', () => {
  const page = pageOf({ services: [service('a', { name: 'Olja | filter||' })] });
  expect(v.is(publicPageDocument, page)).toBe(true);
  expect(servicesOf(page).map(({ name }) => name)).toEqual(['Olja / filter//']);
});

test('inactive services and those that are not public are left out, and the rest are cut', () => {
  const many = Array.from({ length: mostServices + 5 }, (_, at) =>
    service(`s${at}`, { order: at + 10 }),
  );
  const hidden = [
    service('off', { isActive: false, order: 1 }),
    service('own', { isPublic: false, order: 2 }),
  ];
  const page = pageOf({ services: [...many, ...hidden] });
  expect(page.order).toHaveLength(mostServices);
  expect(page.order[0]).toBe('s0');
  expect(Object.keys(page.services).toSorted()).toEqual(page.order.toSorted());
});

test('lifts and wash lanes are places without names; loan cars and inactive ones are not', () => {
  const page = pageOf({
    resources: [
      place('lift1', 'lift'),
      place('lane', 'washLane'),
      place('car', 'loanCar'),
      place('old', 'lift', false),
    ],
  });
  expect(page.places).toEqual({ lift1: 'workshop', lane: 'wash' });
  expect(JSON.stringify(page)).not.toContain('Plats');
});

test.each([
  ['a line without a name', '45|49500|25|workshop|'],
  ['another rate', '45|49500|24|workshop|Däck'],
  ['another group', '45|49500|25|loan|Däck'],
  ['no number', 'x|49500|25|workshop|Däck'],
])('%s is refused', (_, line) => {
  expect(v.is(publicPageDocument, { ...pageOf(), services: { a: line } })).toBe(false);
});

test('an id in the order without a service is passed over', () => {
  expect(servicesOf({ ...pageOf(), order: ['gone', 'a'] }).map(({ id }) => id)).toEqual(['a']);
});

test('A page that shows no times tells nothing of its places', () => {
  const settings = { ...usualBookingSettings('Ekens bil'), isOpen: false };
  expect(pageOf({ settings }).places).toEqual({});
});
