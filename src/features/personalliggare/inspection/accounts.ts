import { createContext, useContext } from 'react';
import { accountOf } from '@/domain/ledger/ledgerEvent';

/** The addresses of the workshop's members by account. A tablet may not read them, and has none. */
export const AddressesContext = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * Gives the account that wrote an event, which the server has compared: the address of a member, or else the beginning of the
 * account's id. The name of an event is what the device has written.
 */
export function useAccountText(): (eventId: string) => string {
  const addresses = useContext(AddressesContext);
  return (eventId) => {
    const uid = accountOf(eventId);
    return addresses.get(uid) ?? uid.slice(0, 8);
  };
}
