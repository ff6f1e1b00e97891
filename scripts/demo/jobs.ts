import { type BookedService, plannedMinutes } from '@/domain/booking/booking';
import type { ServiceGroup } from '@/domain/workshop/service';
import { quarterMinutes } from '@/domain/booking/occupancy';
import { starterServices } from '@/domain/workshop/starterSet';
import type { Random } from './random';

/** The services of a booking, and the time they take. */
export interface Job {
  services: BookedService[];
  bufferMinutes: number;
  /** The time that the bay is taken, in minutes of whole quarters. */
  minutes: number;
}

/** The frequency of each starter service, relative to the others of its group; short services most often. */
const popularity = [4, 2, 5, 7, 2, 2, 1, 2, 9, 4, 1, 1];

/** The same for a workshop of larger jobs, in most months and in those in which people change tyres. */
const larger = [5, 7, 2, 2, 1, 5, 1, 4, 2, 3, 6, 7];
const ofTyres = larger.with(3, 8);
const tyreMonths = [4, 10, 11];

/** Services that are often done at once. */
const together = [
  ['Liten service', 'Däckskifte'],
  ['Stor service', 'Däckskifte'],
  ['Stor service', 'AC-service'],
  ['Oljebyte med filter', 'Däckskifte'],
  ['Däckskifte', 'Hjulinställning'],
  ['Bromsbyte fram', 'Däckskifte'],
  ['Utvändig handtvätt', 'Invändig rekond'],
];

/** The same for a workshop of larger jobs. */
const largerTogether = [
  ...together,
  ['Liten service', 'Bromsbyte fram'],
  ['Stor service', 'Bromsbyte fram'],
  ['Felsökning', 'Bromsbyte fram'],
];

function isPair(pair: string[], one: BookedService, other: BookedService): boolean {
  return one !== other && pair.includes(one.name) && pair.includes(other.name);
}

/** The jobs that a workshop is asked to do. */
export interface Mix {
  /** Every service as booked, repeated as many times as its popularity says. */
  offered: readonly { group: ServiceGroup; service: BookedService }[];
  pairs: readonly string[][];
  /** The largest part of a day that is booked, 0 to 1. */
  fullest: number;
}

function mixOf(popular: readonly number[], pairs: readonly string[][], fullest: number): Mix {
  const offered = starterServices.flatMap(({ group, name, minutes, priceOre, vatRate }, index) => {
    const service = { serviceId: `service-${index}`, name, minutes, priceOre, vatRate };
    return Array.from({ length: popular[index] ?? 1 }, () => ({ group, service }));
  });
  return { offered, pairs, fullest };
}

/** Short services most often. */
export const shortJobs = mixOf(popularity, together, 0.8);
const largerJobs = mixOf(larger, largerTogether, 1);
const tyreJobs = mixOf(ofTyres, largerTogether, 1);

/** The jobs in a month, 1 to 12, of a workshop of larger jobs. */
export function jobsInMonth(month: number): Mix {
  return tyreMonths.includes(month) ? tyreJobs : largerJobs;
}

/** A job that keeps a bay for days. */
export const longJob = jobOf(
  ['Felsökning', 'Stor service'].flatMap(
    (name) => shortJobs.offered.find(({ service }) => service.name === name)?.service ?? [],
  ),
  0,
);

/** A job of a group's services that takes at most `room` minutes; null when no service is that short. */
export function someJob(
  random: Random,
  group: ServiceGroup,
  room: number,
  { offered, pairs }: Mix,
): Job | null {
  const fitting = offered
    .filter((each) => each.group === group && jobOf([each.service], 0).minutes <= room)
    .map(({ service }) => service);
  if (fitting.length === 0) return null;
  const first = random.pick(fitting);
  let job = jobOf([first], 0);
  const second = random.pick(fitting);
  if (random.chance(0.4) && pairs.some((pair) => isPair(pair, first, second))) {
    const both = jobOf([first, second], 0);
    if (both.minutes <= room) job = both;
  }
  const withBuffer = jobOf(job.services, quarterMinutes);
  return random.chance(0.15) && withBuffer.minutes <= room ? withBuffer : job;
}

/**
 * Jobs that fill at least 60 to 80 per cent of `open` minutes where some fit, and never more than the mix lets a day be full; each
 * with the free minutes before it, spread at random.
 */
export function jobsOf(
  random: Random,
  group: ServiceGroup,
  open: number,
  mix: Mix,
): { job: Job; gap: number }[] {
  const wanted = open * (0.6 + 0.2 * random.fraction());
  const jobs: Job[] = [];
  let booked = 0;
  while (booked < wanted) {
    const job = someJob(random, group, open * mix.fullest - booked, mix);
    if (!job) break;
    jobs.push(job);
    booked += job.minutes;
  }
  const gaps = jobs.map(() => 0);
  for (let free = open - booked; free >= quarterMinutes; free -= quarterMinutes) {
    // The free time may also come after the last job, so there is one place more than there are jobs.
    const place = random.whole(0, jobs.length);
    if (place < jobs.length) gaps[place] = (gaps[place] ?? 0) + quarterMinutes;
  }
  return jobs.map((job, place) => ({ job, gap: gaps[place] ?? 0 }));
}

function jobOf(services: BookedService[], bufferMinutes: number): Job {
  const planned = plannedMinutes({ services, bufferMinutes });
  return { services, bufferMinutes, minutes: Math.ceil(planned / quarterMinutes) * quarterMinutes };
}
