'use client';

import { usePlainTexts } from '@pomp/language/react';
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef } from 'react';
import { leaveGuardTexts } from './leave-guard-texts.js';

interface LeaveGuard {
  /** Asks when something is unsaved; true when the page may be left. */
  mayLeave: () => boolean;
  /** Stops asking until the next page load: for a redirect that the customer did not choose, such as an ended session. */
  suspend: () => void;
  /** Starts asking again after a redirect, or a way out that was agreed to, that did not leave the page. */
  resume: () => void;
  setUnsaved: (id: string, unsaved: boolean) => void;
  /** Any question that is answered with yes or no. */
  ask: (question: string) => boolean;
}

const askBrowser = (question: string): boolean => window.confirm(question);

const unguarded: LeaveGuard = {
  mayLeave: () => true,
  suspend: () => undefined,
  resume: () => undefined,
  setUnsaved: () => undefined,
  ask: askBrowser,
};

const LeaveGuardContext = createContext<LeaveGuard>(unguarded);

/** Props of `LeaveGuardProvider`. */
export interface LeaveGuardProviderProps {
  children: ReactNode;
  /** Asks the question; the browser's own dialog unless the host has a better one that answers at once. */
  ask?: (question: string) => boolean;
}

interface Place {
  path: string;
  url: string;
  state: unknown;
}

const currentPlace = (): Place => ({ path: location.pathname + location.search, url: location.href, state: history.state });

/** Watches over unsaved forms below it: on links, on programmatic navigation, on the back button and on closing the page. */
export function LeaveGuardProvider({ children, ask = askBrowser }: LeaveGuardProviderProps) {
  const { unsaved: question } = usePlainTexts(leaveGuardTexts);
  const unsaved = useRef(new Set<string>());
  const suspended = useRef(false);
  /** Whoever chose to leave isn't asked a second time by the browser. */
  const agreed = useRef(false);
  /** Where the unsaved form is: the browser has moved on by the time that it tells of going back. */
  const place = useRef<Place>(undefined);

  const guard = useMemo<LeaveGuard>(
    () => ({
      mayLeave: () => {
        if (suspended.current || agreed.current || unsaved.current.size === 0) return true;
        agreed.current = ask(question);
        return agreed.current;
      },
      suspend: () => {
        suspended.current = true;
      },
      resume: () => {
        suspended.current = false;
        agreed.current = false;
      },
      setUnsaved: (id, isUnsaved) => {
        if (isUnsaved && unsaved.current.size === 0) place.current = currentPlace();
        if (isUnsaved) {
          agreed.current = false;
          unsaved.current.add(id);
        } else unsaved.current.delete(id);
      },
      ask,
    }),
    [ask, question],
  );

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!suspended.current && !agreed.current && unsaved.current.size > 0) event.preventDefault();
    };
    const onPopState = (event: PopStateEvent) => {
      const { current: left } = place;
      if (!left || left.path === currentPlace().path || guard.mayLeave()) return;
      // The host's router must not hear of it: the screen is still there, and the address comes back.
      event.stopImmediatePropagation();
      history.pushState(left.state, '', left.url);
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    // Before the host's router: that is around us, and starts to listen after us.
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('popstate', onPopState, { capture: true });
    };
  }, [guard]);

  return <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>;
}

/** Asks before leaving for as long as `active`; several forms may each use it. */
export function useLeaveGuard(active: boolean): void {
  const id = useId();
  const { setUnsaved } = useContext(LeaveGuardContext);
  useEffect(() => {
    setUnsaved(id, active);
    return () => setUnsaved(id, false);
  }, [id, active, setUnsaved]);
}

/** For code that navigates by itself: `mayLeave()` before, or `suspend()` where the customer has no choice. */
export function useLeaveGuardControl(): Pick<LeaveGuard, 'mayLeave' | 'suspend' | 'resume'> {
  const { mayLeave, suspend, resume } = useContext(LeaveGuardContext);
  return useMemo(() => ({ mayLeave, suspend, resume }), [mayLeave, suspend, resume]);
}

/** A question of yes or no before something that can't be undone, asked in the way that the host asks about unsaved changes. */
export function useConfirm(): (question: string) => boolean {
  return useContext(LeaveGuardContext).ask;
}
