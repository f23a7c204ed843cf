import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { prefs } from './lib/prefs.svelte';
import { words } from './lib/words.svelte';

const target = document.getElementById('app');
if (target === null) {
  throw new Error('the page has no place for the application');
}
await words.speak(prefs.language);
mount(App, { target });
