import { type ReactNode, useRef, useState } from 'react';
import { Alert } from '@/ui/notes/Alert';
import { errorText } from '@/ui/behaviour/errorText';

/** Makes one attempt after the other; when the attempt throws, the message is `failure` and the reason. */
export function useAttempt(attempt: (data: FormData) => Promise<ReactNode>, failure: ReactNode) {
  const [message, setMessage] = useState<ReactNode>(null);
  const [waiting, setWaiting] = useState(0);
  const queue = useRef(Promise.resolve());

  async function run(data: FormData) {
    try {
      setMessage(await attempt(data));
    } catch (error) {
      setMessage(
        <Alert kind="trouble">
          <p>{failure}</p>
          <p>{errorText(error)}</p>
        </Alert>,
      );
    }
    setWaiting((before) => before - 1);
  }

  return {
    message: waiting > 0 ? null : message,
    pending: waiting > 0,
    onSubmit: (data: FormData) => {
      setWaiting((before) => before + 1);
      queue.current = queue.current.then(() => run(data));
    },
  };
}
