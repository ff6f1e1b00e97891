import { useEffect, useState } from 'react';
import { type Estimate, isGenuine } from '@/domain/order/estimate';

/** True if an estimate is as it was when the customer was asked, by its hash; null until that is known. */
export function useIsGenuine(estimate: Estimate): boolean | null {
  const [known, setKnown] = useState<{ of: Estimate; is: boolean } | null>(null);
  useEffect(() => {
    void isGenuine(estimate).then((is) => setKnown({ of: estimate, is }));
  }, [estimate]);
  return known?.of === estimate ? known.is : null;
}
