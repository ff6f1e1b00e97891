import { Fragment } from 'react';

/** An email address that may break after @ and dots when its row is too narrow. */
export function EmailText({ email }: { email: string }) {
  return email.match(/[^@.]*[@.]|[^@.]+/g)?.map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
