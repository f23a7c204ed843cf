import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { pageOf } from './pages';
import { prefs } from './lib/prefs.svelte';
import { route } from './lib/route.svelte';
import { words } from './lib/words.svelte';

const target = document.getElementById('app');
if (target === null) {
  throw new Error('the page has no place for the application');
}
// The page itself travels while its words do; whether it came, the frame says.
pageOf(route.parts)
  .load()
  .catch(() => undefined);
await words.speak(prefs.language);
mount(App, { target });
