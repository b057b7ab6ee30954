// Between two long pieces of work a page hears taps and draws, and a worker hears what the page wants next.

/** Goes on in a task of its own. A message does that sooner than a timer, and the same in every browser. */
export const pause = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(null);
    };
    port2.postMessage(null);
  });
