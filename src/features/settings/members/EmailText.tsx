import { Fragment } from 'react';

/** An address that breaks after its @ and dots, where a row is too narrow for it. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
