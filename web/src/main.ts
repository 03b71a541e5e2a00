/** Starts the web client. */
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import './style/fonts.css';
import './style/theme.css';
import './style/base.css';

settings.paint();
mount(App, { target: document.getElementById('app')! });
