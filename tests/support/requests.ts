import { occupancyOf } from '@/domain/booking/occupancy';
import { usualBookingSettings } from '@/domain/publicPage/bookingSettings';
import type { RequestStatus } from '@/domain/publicPage/request';
import { instantAt } from '@/domain/time/swedishTime';
import { starterWeek } from '@/domain/workshop/starterSet';
import { customerFields, vehicleFields } from './customers';
import { changeDocument, seedDocuments } from './documents';
import { dayAhead } from './publicPage';

const lift = {
  ...{ name: 'Lyft 1', kind: 'lift', colour: 'petrol', order: 0, isActive: true },
  registrationNumber: null,
};
/** The day and the hour that all requests ask for. */
export const askedDay = dayAhead(3);
export const [startsAt, endsAt] = [instantAt(askedDay, 600), instantAt(askedDay, 660)];
const anna = customerFields({ name: 'Anna Berg', phones: ['+46701740605'] });
const volvo = vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna' });

export interface Request {
  id: string;
  status?: RequestStatus;
  createdAt?: Date;
  wishedAt?: Date | null;
  times?: Date[];
  wantsEarlier?: boolean;
  plate?: string;
  phone?: string;
  name?: string;
}

/** The id of the link of the request that was given as number `at`, from 0. */
export const linkIdOf = (at: number) => String(at).padStart(32, 'a');

/** Writes, past the rules, a public page, Anna's Volvo and some requests for the same hour at different lifts, of which the workshop has the first. */
export async function seedRequests(path: string, requests: readonly Request[]) {
  await seedDocuments(`${path}/bookingSettings`, { main: usualBookingSettings('Ekens bil') });
  await seedDocuments(`${path}/resources`, { lift1: lift });
  const week = Object.entries(starterWeek).map(([day, intervals]) => [day, { intervals }]);
  await seedDocuments(`${path}/openingHours`, Object.fromEntries(week));
  await seedDocuments(`${path}/customers`, { anna });
  await seedDocuments(`${path}/vehicles`, { volvo });
  for (const [at, request] of requests.entries()) {
    const { id, status = 'requested', createdAt = new Date() } = request;
    const { wishedAt = null, times = [], wantsEarlier = false } = request;
    const { plate = 'ABC123', phone = '+46701740605', name = 'Anna Berg' } = request;
    const linkId = linkIdOf(at);
    const resourceId = `lift${at + 1}`;
    const services = { tyres: '60|49500|25|workshop|Däckskifte' };
    const shared = { services, resourceId, startsAt, endsAt, status };
    await seedDocuments(`${path}/requests`, {
      [id]: {
        ...{ ...shared, plate, phone, name, email: null, message: 'Det skrapar.' },
        ...{ group: 'workshop', linkId, stage: 'open', createdBy: null },
        ...{ createdAt, updatedAt: createdAt },
        ...{ times, wishedAt, wantsEarlier, visitId: null },
      },
    });
    await changeDocument(`${path}/requestLinks/${linkId}`, {
      ...{ ...shared, requestId: id, times, wishedAt, wantsEarlier, word: null, createdAt },
    });
    const held = status === 'proposed' ? [] : occupancyOf({ ...shared, status: 'booked' });
    for (const { id: week, quarters, ...rest } of held) {
      await changeDocument(`${path}/occupancy/${week}`, {
        ...{ ...rest, bookingId: id },
        quarters: Object.fromEntries(quarters.map((quarter) => [quarter, id])),
      });
    }
  }
}
