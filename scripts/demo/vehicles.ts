import type { CalendarDate } from '@internationalized/date';
import {
  blankVehicle,
  newVehicle,
  type VehicleDraft,
  type VehicleFields,
} from '@/domain/register/vehicle';
import { type CarModel, carModels } from './carModels';
import type { Random } from './random';

/** Hands out ordinary Swedish plates, each plate once. */
export type Plates = (mayEndInLetter: boolean) => string;

const notes = [
  'Låsbult ligger i handskfacket.',
  'Rost i bakre hjulhus, kunden vet om det.\nTas upp igen vid nästa besiktning.',
  'Dragkrok. Extraljus kopplade av ägaren.',
  'Sommarhjul på plats 14 i däckhotellet.',
  'Keramiskt lackskydd: bara handtvätt.\nIngen borste, inget varmvax.',
];

const plateConsonants = 'BCDFGHJKLMNPRSTWXZ';
const plateLetters = 'ABCDEFGHJKLMNOPRSTUWXYZ';
const lastPlateLetters = 'ABCDEFGHJKLMNPRSTUWXYZ';
const vinCharacters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
// The codes for 1980, 1981 and so on in the tenth place of a chassis number; they repeat after thirty years
// (ISO 3779).
const vinYears = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** A vehicle with the given fields; all other fields are empty. */
export function vehicle(
  known: Partial<VehicleDraft> & { registrationNumber: string },
): VehicleFields {
  return newVehicle({ ...blankVehicle, ...known });
}

/** Hands out plates that are not among `taken`. */
export function newPlates(random: Random, taken: Iterable<string>): Plates {
  const given = new Set(taken);
  return (mayEndInLetter) => {
    for (;;) {
      // After two consonants the three letters hardly ever form a word.
      const letters = text(random, plateConsonants, 2) + text(random, plateLetters, 1);
      const last = mayEndInLetter && random.chance(0.5) ? lastPlateLetters : '0123456789';
      const plate = letters + text(random, '0123456789', 2) + text(random, last, 1);
      if (given.has(plate)) continue;
      given.add(plate);
      return plate;
    }
  };
}

/** An ordinary car without an owner, one of `models`. */
export function ordinaryVehicle(
  random: Random,
  plates: Plates,
  today: CalendarDate,
  models: CarModel[] = carModels,
): VehicleFields {
  const {
    make,
    model,
    fuels,
    from,
    to = today.year,
  } = random.pick(models.filter((each) => each.from <= today.year));
  const year = random.whole(from, Math.min(to, today.year));
  const month = random.whole(1, year === today.year ? today.month : 12);
  const age = today.year - year;
  return vehicle({
    registrationNumber: plates(year >= 2019),
    make,
    model,
    year,
    vin: random.chance(0.7) ? vinOf(random, year) : null,
    fuel: random.pick(fuels),
    odometerKm: random.chance(0.9)
      ? age * random.whole(7_000, 19_000) + random.whole(10, 15_000)
      : null,
    firstMonth: random.chance(0.8) ? `${year}-${String(month).padStart(2, '0')}` : null,
    notes: random.chance(0.1) ? random.pick(notes) : null,
  });
}

/** A chassis number that no real car has: the code of a manufacturer never begins with 0. */
function vinOf(random: Random, year: number): string {
  const yearCode = vinYears.charAt((year - 1980) % vinYears.length);
  const serial = String(random.whole(1, 999_999)).padStart(6, '0');
  return `0EK${text(random, vinCharacters, 6)}${yearCode}${text(random, vinCharacters, 1)}${serial}`;
}

function text(random: Random, characters: string, length: number): string {
  return Array.from({ length }, () => random.pick([...characters])).join('');
}
