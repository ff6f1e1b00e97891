import { expect, test } from 'vitest';
import type { Entry } from '@/domain/values/live';
import { notDoneBy, skillsText, staffFor } from '@/domain/workshop/skills';
import type { Staff } from '@/domain/workshop/staff';
import { starterServices } from '@/domain/workshop/starterSet';

const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };
const services = starterServices.map((service) => ({
  id: service.name,
  data: { ...service, ...stamps },
  pending: false,
}));

function person(id: string, skills: Staff['skills'], isActive = true): Entry<Staff> {
  return { id, data: { name: id, phone: null, isActive, skills, ...stamps }, pending: false };
}

const staff = [
  person('all', 'all'),
  person('away', 'all', false),
  person('tyres', ['Däckskifte', 'Hjulinställning']),
  person('none', []),
];
const booked = (...ids: string[]) => ids.map((serviceId) => ({ serviceId }));
const idsFor = (...ids: string[]) =>
  staffFor(booked(...ids), { services, staff }).map(({ id }) => id);

test('a person does a job when the person does each of its services', () => {
  expect(idsFor('Däckskifte')).toEqual(['all', 'tyres']);
  expect(idsFor('Däckskifte', 'Hjulinställning')).toEqual(['all', 'tyres']);
  expect(idsFor('Däckskifte', 'Felsökning')).toEqual(['all']);
});

test('a job without services can be done by everybody who may be booked', () => {
  expect(idsFor()).toEqual(['all', 'tyres', 'none']);
});

test('a service that has been removed demands nothing, one that is inactive does', () => {
  expect(idsFor('removed')).toEqual(['all', 'tyres', 'none']);
  const inactive = services.map((entry) => ({
    ...entry,
    data: { ...entry.data, isActive: false },
  }));
  const able = staffFor(booked('Felsökning'), { services: inactive, staff });
  expect(able.map(({ id }) => id)).toEqual(['all']);
});

test('the services that a person does not do are named in the order of the list', () => {
  const job = booked('Felsökning', 'Däckskifte', 'Liten service', 'removed');
  expect(notDoneBy({ skills: ['Däckskifte'] }, job, services)).toEqual([
    'Liten service',
    'Felsökning',
  ]);
  expect(notDoneBy({ skills: 'all' }, job, services)).toEqual([]);
});

test.each([
  ['all', 'Alla tjänster'],
  [[], 'Inga tjänster'],
  [['removed'], 'Inga tjänster'],
  [['Felsökning', 'Däckskifte', 'removed'], 'Däckskifte, Felsökning'],
  [['Felsökning', 'Däckskifte', 'AC-service'], 'Däckskifte, AC-service, Felsökning'],
  [
    ['Helrekond', 'Felsökning', 'Däckskifte', 'AC-service', 'Stor service'],
    'Stor service, Däckskifte, AC-service och 2 till',
  ],
] as const)('%j is read as %s', (skills, text) => {
  expect(skillsText({ skills: skills === 'all' ? 'all' : [...skills] }, services)).toBe(text);
});
