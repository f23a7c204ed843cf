/** The server's time, as well as this device can tell it. */

class ServerClock {
  /** Milliseconds since 1970 by the server's clock; moves a few times a second while watched. */
  now = $state(Date.now());
  #offset = 0;
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Take a time that the server just told. */
  set(time: number): void {
    this.#offset = time - Date.now();
    this.now = time;
  }

  /** Let `now` move until the function that is returned is called. */
  watch(): () => void {
    this.#watchers += 1;
    this.#timer ??= setInterval(() => {
      this.now = Date.now() + this.#offset;
    }, 200);
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    };
  }
}

export const clock = new ServerClock();
