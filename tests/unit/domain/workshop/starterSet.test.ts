import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formatIntervals } from '@/domain/workshop/openingHours';
import { resourceDraft } from '@/domain/workshop/resource';
import { serviceDraft } from '@/domain/workshop/service';
import {
  starterResources,
  starterServices,
  starterWorkshop,
  starterWeek,
} from '@/domain/workshop/starterSet';
import { workshopDraft } from '@/domain/workshop/workshop';

test('every part of the starter set is what its own schema stores', () => {
  expect(v.parse(workshopDraft, starterWorkshop)).toEqual(starterWorkshop);
  expect(v.parse(v.array(serviceDraft), starterServices)).toEqual(starterServices);
  expect(v.parse(v.array(resourceDraft), starterResources)).toEqual(starterResources);
});

test('there are services for workshop and wash, in an order without gaps', () => {
  expect(new Set(starterServices.map(({ group }) => group))).toEqual(new Set(['workshop', 'wash']));
  expect(starterServices.map(({ order }) => order)).toEqual([...starterServices.keys()]);
  expect(new Set(starterServices.map(({ name }) => name)).size).toBe(starterServices.length);
});

test('there are two lifts and a wash lane in different colours', () => {
  expect(starterResources.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'Lyft 1: lift',
    'Lyft 2: lift',
    'Tvätthall: washLane',
  ]);
  expect(new Set(starterResources.map(({ colour }) => colour)).size).toBe(3);
});

test('the week is open from Monday to Friday, 07–17', () => {
  expect(Object.values(starterWeek).map(formatIntervals)).toEqual([
    ...Array.from({ length: 5 }, () => '07:00–17:00'),
    '',
    '',
  ]);
});
