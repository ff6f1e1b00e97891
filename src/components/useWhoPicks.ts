import { ownerOf, type WhoOption } from '@/domain/register/whoOptions';
import { useRegisterIndex } from './useRegisterIndex';
import type { Who } from './useWho';

/**
 * The changes of a form's vehicle and customer when an option is picked; `onDone` gets the name of the next field, which is
 * `after` when both are there.
 */
export function useWhoPicks(
  who: Who,
  onChange: (who: Who) => void,
  onDone: (field: string) => void,
  after: string,
) {
  const { customers } = useRegisterIndex();

  function pickVehicle(option: WhoOption) {
    switch (option.kind) {
      case 'vehicle': {
        const { vehicle, customer } = option;
        const isChosen = who.customerFrom === 'chosen';
        const customerId = isChosen
          ? who.customerId
          : (customer?.id ?? ownerOf(vehicle, customers));
        const customerFrom = isChosen ? 'chosen' : 'vehicle';
        onChange({ ...who, vehicleId: vehicle.id, newVehicle: null, customerId, customerFrom });
        return onDone((customerId ?? who.newCustomer) ? after : 'customerId');
      }
      case 'newVehicle':
        onChange({
          ...who,
          vehicleId: null,
          newVehicle: { plate: option.plate, make: '', model: '' },
          // A customer brought by another vehicle is not the owner of this one.
          customerId: who.customerFrom === 'vehicle' ? null : who.customerId,
        });
        return onDone('newVehicle.make');
      default:
        return pickCustomer(option);
    }
  }

  function pickCustomer(option: WhoOption) {
    if (option.kind === 'customer') {
      onChange({
        ...who,
        customerId: option.customer.id,
        newCustomer: null,
        customerFrom: 'chosen',
      });
      onDone(after);
    } else if (option.kind === 'newCustomer') {
      onChange({
        ...who,
        customerId: null,
        newCustomer: option.customer,
        customerFrom: 'chosen',
      });
      onDone(option.customer.name ? 'newCustomer.phones.0' : 'newCustomer.name');
    }
  }

  return { pickVehicle, pickCustomer };
}
