import { numberOf, span } from './bookingWorld';
import { changed, freed, hour, newOne, occupied, taken, withFields } from './bookingWrites';
import { about, type Row } from './rows';
import { workshops } from './world';

const { own } = workshops;
const { mayNot } = about('occupancy');
const [atEight, atTen] = [span('08:00', '09:00'), span('10:00', '11:00')];

/** The writes, directed to other documents. */
const called = (writes: ReturnType<typeof taken>, id: string) =>
  writes.map((write) => ('set' in write ? { ...write, set: `${own}/occupancy/${id}` } : write));

const asNew = (fields: Parameters<typeof withFields>[1]) => [
  newOne(hour),
  ...withFields(taken('10:00', '11:00'), fields),
];
const nothing = freed('11:00', '11:15', 'b1');

/** Writes to a resource's week that nobody may make, whatever else the batch contains. */
export const occupancyRows: Row[] = [
  mayNot('staff', 'take a quarter for a booking that has others', taken('09:00', '09:15', 'b1')),
  mayNot('staff', 'take a quarter for a missing booking', taken('10:00', '10:15', 'gone')),
  mayNot('staff', 'take a quarter for an unplanned booking', taken('10:00', '10:15', 'unplanned')),
  mayNot('staff', 'free one that its booking keeps', freed('08:15', '08:30', 'b1')),
  mayNot('staff', 'free all that a booking keeps', freed('08:00', '09:00', 'b1')),
  mayNot('staff', 'free one in the name of another booking', freed('08:15', '08:30', '7')),
  mayNot('staff', 'write nothing into one that is there', nothing),
  mayNot(
    'staff',
    'create an empty one',
    called(withFields(nothing, { resourceId: 'r9' }), 'r9_2968'),
  ),
  mayNot('staff', 'hand a quarter over', taken('08:15', '08:30', '7')),
  mayNot('staff', 'delete one that is empty', [{ delete: `${own}/occupancy/r9_2968` }]),
  mayNot('staff', 'move a booking and free what another has', [
    changed('b1', hour),
    ...occupied('b1', { freed: [atEight, span('12:15', '12:30')], taken: [atTen] }),
  ]),
  mayNot('staff', 'move a booking and put its name on what another has', [
    changed('b1', hour),
    ...occupied('b1', { freed: [atEight], taken: [atTen, span('12:15', '12:30')] }),
  ]),
  mayNot('staff', 'move a booking and change names with another', [
    changed('b1', span('08:15', '09:15')),
    ...withFields(
      occupied('b1', { freed: [span('08:00', '08:15')], taken: [span('09:00', '09:15')] }),
      {},
      { [numberOf('08:30')]: '7', [numberOf('12:15')]: 'b1' },
    ),
  ]),
  mayNot('staff', 'move a booking and give a quarter between to another', [
    changed('b1', hour),
    ...withFields(
      occupied('b1', { freed: [atEight], taken: [atTen] }),
      {},
      { [numberOf('10:30')]: '7' },
    ),
  ]),
  ...[null, 7, true, ['new'], { id: 'new' }].map((value) =>
    mayNot('staff', `take a quarter between by ${JSON.stringify(value)}`, [
      newOne(hour),
      ...withFields(taken('10:00', '11:00'), {}, { [numberOf('10:30')]: value }),
    ]),
  ),
  ...['672', '-1', '07', 'x', `${numberOf('10:15')}.0`].map((key) =>
    mayNot('staff', `take a quarter called ${key}`, [
      newOne(hour),
      ...withFields(taken('10:00', '11:00'), {}, { [key]: 'new' }),
    ]),
  ),
  ...['r1_2968_copy', 'r1', '2968', 'r2_2968', 'r1_2969', 'r1_2968.0'].map((id) =>
    mayNot('staff', `take the quarters in one called ${id} besides`, [
      newOne(hour),
      ...taken('10:00', '11:00'),
      ...called(taken('10:00', '11:00'), id),
    ]),
  ),
  mayNot('staff', 'write another week into one', asNew({ week: 2969 })),
  mayNot('staff', 'write another resource into one', asNew({ resourceId: 'r2' })),
  mayNot('staff', 'write the name of a customer into one', asNew({ customerId: 'c1' })),
  mayNot('staff', 'write who has changed one', asNew({ updatedBy: 'stina' })),
  mayNot('staff', 'write another booking into one', asNew({ bookingId: 'b1' })),
];
