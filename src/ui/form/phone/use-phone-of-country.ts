import { useEffect, useState } from 'react';
import { phoneOfCountry } from './phone-of-country';

/** Returns the code of a number that its country does not have, or ''. */
export function usePhoneOfCountry(value: string): string {
  const [checked, setChecked] = useState({ value: '', code: '' });
  useEffect(() => {
    let isWanted = true;
    void phoneOfCountry(value).then((code) => isWanted && setChecked({ value, code }));
    return () => {
      isWanted = false;
    };
  }, [value]);
  return checked.value === value ? checked.code : '';
}
